import type { Telling, Way } from '../phrasebook.ts';
import { alone, counted } from '../yoruba-counted.ts';
import { positionTelling } from './position-telling.ts';

const { side, stores } = positionTelling;

const list = (items: readonly (string | number)[], last: string): string =>
  items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1]}`;

const pits = (numbers: readonly number[], last = 'àti'): string => `ojú ${list(numbers, last)}`;

const seeds = (count: number): string => `ọmọ ayò ${counted(count)}`;

const times = (count: number): string =>
  ['', 'lẹ́ẹ̀kan', 'lẹ́ẹ̀mejì', 'lẹ́ẹ̀mẹta', 'lẹ́ẹ̀mẹrin'][count] ?? `ní ìgbà ${count}`;

const furtherOn: { readonly [way in Way]: string } = {
  back: 'ìgbésẹ̀ kan sẹ́yìn',
  across: 'èyí tó kàn ní òdìkejì',
  along: 'èyí tó kàn ní ọ̀nà tí a ń gbìn sí',
};

const nextPit: { readonly [way in Way]: string } = {
  back: 'tó tẹ̀ lé e sẹ́yìn',
  across: 'tó kàn ní òdìkejì',
  along: 'tó kàn ní ọ̀nà tí a ń gbìn sí',
};

/** Yorùbá for what happens in a move. A draft: no speaker has reviewed it. */
export const telling: Telling = {
  ...positionTelling,
  pits,
  lifted: ({ player, count, pit, left }) =>
    left > 0
      ? `${side(player)} ${count === 1 ? 'mú' : 'kó'} ${seeds(count)} nínú ojú ${pit}, ó sì fi ${left === 1 ? 'ẹyọ kan' : alone(left)} sílẹ̀.`
      : count === 1
        ? `${side(player)} mú ọmọ ayò kan ṣoṣo tó wà nínú ojú ${pit}.`
        : count === 2
          ? `${side(player)} kó ọmọ ayò méjèèjì tó wà nínú ojú ${pit}.`
          : `${side(player)} kó gbogbo ${seeds(count)} tó wà nínú ojú ${pit}.`,
  relayed: ({ lap, count, pit }) =>
    `Ìyípo ${lap}: ọmọ wà nínú ojú ${pit} tẹ́lẹ̀, nítorí náà ó ${count === 1 ? 'mú' : 'kó'} ${seeds(count)} inú rẹ̀, ó sì ń gbìn lọ.`,
  relayedOn: ({ from, to, seeds: sown }) =>
    `Bẹ́ẹ̀ náà ni ìyípo ${from} sí ${to} ṣe lọ: ọmọ ${counted(sown)} ni ó gbìn, lọ́kọ̀ọ̀kan.`,
  sown: ({ pits: sownPits, rounds }) =>
    rounds > 0
      ? `Ó gbìn wọ́n lọ́kọ̀ọ̀kan yí ọpọ́n ká${rounds > 1 ? ` ${times(rounds)}` : ''}, ó sì tẹ̀ síwájú.`
      : `Ó gbìn wọ́n lọ́kọ̀ọ̀kan sí ${pits(sownPits)}.`,
  passedOver: ({ pit, times: count }) =>
    `Ó fo ojú ${pit}, níbi tó ti bẹ̀rẹ̀${count > 1 ? `, ${times(count)}` : ''}.`,
  lastSeed: ({ pit, holds }) =>
    holds === 1
      ? `Ọmọ tó kẹ́yìn bọ́ sí ojú ${pit} tó ṣófo.`
      : `Ọmọ tó kẹ́yìn bọ́ sí ojú ${pit}, ó di ${alone(holds)}.`,
  onlySeed: ({ pit, holds }) =>
    holds === 1 ? `Ó bọ́ sí ojú ${pit} tó ṣófo.` : `Ó bọ́ sí ojú ${pit}, ó di ${alone(holds)}.`,
  oneSeed: ({ nth, of, pit, holds }) => `Ọmọ ${nth} nínú ${of}: ojú ${pit} ti ní ${holds} báyìí.`,
  oneSkip: ({ pit }) => `Ó fo ojú ${pit}, níbi tó ti bẹ̀rẹ̀.`,
  drawn: ({ player, count }) =>
    `${side(player)} mú ${seeds(count)} nínú èyí tó ti jẹ, láti tún gbìn ${count === 1 ? 'ín' : 'wọ́n'}.`,
  captured: ({ player, owner, pit, count, why, soFar, landing, way }) => {
    const them = count === 1 ? 'ẹ́' : 'wọ́n';
    const too = count === 1 ? 'òun náà' : 'àwọn náà';
    switch (why) {
      case 'count':
        return `Ti ${side(owner)} ni ojú ${pit}, ó sì ti di ${alone(count)}: ${side(player)} jẹ ${them}.`;
      case 'chain':
        return `Ojú ${pit}, ${furtherOn[way]}, ní ${alone(count)}: ${side(player)} jẹ ${too}; ó di ${alone(soFar)} lápapọ̀.`;
      case 'opposite':
        return landing === 'anywhere'
          ? `Ojú ${pit}, tó kọjú sí ọmọ tó kẹ́yìn, ní ${alone(count)}: ${side(player)} jẹ ${them}.`
          : `Ọmọ tó kẹ́yìn bọ́ sí ojú tó ṣófo ní ìlà ${side(player)} fúnra rẹ̀: ó jẹ ${seeds(count)} inú ojú ${pit} tó kọjú sí i.`;
      case 'capturing-seed':
        return `Ó mú ọmọ tó fi jẹ nínú ojú ${pit} pẹ̀lú; ó di ${alone(soFar)} lápapọ̀.`;
    }
  },
  spared: ({ player, owner, pits: where, count, keptBack }) =>
    keptBack
      ? `Ọmọ ayò ${counted(count)} inú ${pits(where)} ni ì bá jẹ́ ìkẹyìn ohun tí ${side(owner)} ní: a fi í sílẹ̀.`
      : `${side(player)} ì bá jẹ ${seeds(count)} ní ${pits(where)}: gbogbo ohun tí ${side(owner)} ní nìyẹn. Nítorí náà kò jẹ nǹkan kan; àwọn ọmọ dúró síbi tí wọ́n wà.`,
  rested: ({ player, pit, count, why, afterCapture, counts, landing, way }) => {
    const wanted = list(counts.map(alone), 'tàbí');
    const not = counts.length === 0 || count === 0 ? '' : `, kì í ṣe ${wanted}`;
    const holds = count === 0 ? 'ṣófo' : `ní ${alone(count)}`;
    switch (why) {
      case 'own-row':
        if (!afterCapture) return `Ọmọ tó kẹ́yìn bọ́ sí ìlà ${side(player)} fúnra rẹ̀: kò sí jíjẹ.`;
        return way === 'back'
          ? `Ojú ${pit} tó tẹ̀ lé e sẹ́yìn wà ní ìlà ${side(player)} fúnra rẹ̀: jíjẹ dópin.`
          : 'Ìlà náà parí síbẹ̀: jíjẹ dópin.';
      case 'count':
      case 'opposite-empty':
        if (afterCapture) return `Ojú ${pit}, ${nextPit[way]}, ${holds}${not}: jíjẹ dópin.`;
        return landing === 'their-row'
          ? `Ojú ${pit} ti ní ${alone(count)} báyìí${not}: kò sí jíjẹ.`
          : `Ojú ${pit}, tó kọjú sí ọmọ tó kẹ́yìn, ${holds}${not}: kò sí jíjẹ.`;
      case 'relay-over':
        return `Ojú ${pit} ṣófo tẹ́lẹ̀: títa náà parí síbẹ̀.`;
      case 'no-capture':
        return 'Kò sí jíjẹ.';
    }
  },
  shifted: ({ from, to, count }) => `Ọmọ ${counted(count)} kúrò ní ojú ${from} lọ sí ojú ${to}.`,
  passed: ({ player }) => `${side(player)} kò ní títa kankan, ó fo ìgbà tirẹ̀.`,
  gathered: ({ owner, keeper, count, carved }) =>
    `Ọmọ ayò ${count === 1 ? 'kan ṣoṣo' : counted(count)} tó kù ní ìlà ${side(owner)} lọ sí ${
      carved ? 'ilé ìfipamọ́' : 'ọwọ́'
    } ${side(keeper)}.`,
  ending: ({ cause, player, opponent }) => {
    switch (cause) {
      case 'majority':
        return 'Èyí ju ìdajì gbogbo ọmọ ayò lọ, nítorí náà ayò parí.';
      case 'no-seeds':
        return `${side(player)} kò ní ọmọ láti ta, nítorí náà ayò parí.`;
      case 'cannot-feed':
        return `${side(player)} kò lè fún ${side(opponent)} ní ọmọ kankan, nítorí náà ayò parí.`;
      case 'no-move':
        return `${side(player)} kò ní títa kankan, nítorí náà ayò parí.`;
      case 'grand-slam':
        return 'Nínú àṣà yìí, ẹni tó bá jẹ gbogbo rẹ̀ ti borí lẹ́sẹ̀kẹsẹ̀.';
      case 'few-seeds':
        return 'Ọmọ ayò tó kù kò tó láti ta mọ́, nítorí náà ayò parí.';
      case 'repetition':
        return 'Ọpọ́n ti padà sí bí ó ṣe wà tẹ́lẹ̀, ẹni kan náà ni ó sì kàn, nítorí náà ayò parí.';
      case 'agreed':
        return 'Àwọn méjèèjì gbà láti dá ayò dúró.';
    }
  },
  won: ({ player, opponent, south, north, wonBy, carved }) => {
    const [own, theirs] = player === 'south' ? [south, north] : [north, south];
    switch (wonBy) {
      case 'count':
        return `${side(player)} borí, ${own} sí ${theirs}.`;
      case 'sweep':
        return `${side(player)} borí. ${stores({ south, north, carved })}`;
      case 'seeds-left':
        return `${side(player)} ṣì ní ọmọ, ó sì borí.`;
      case 'turn':
        return `${side(player)} náà kò ní, ṣùgbọ́n ${side(opponent)} ló kàn: ${side(player)} borí.`;
    }
  },
  levelled: ({ each }) => `Ayò dọ́gba: ${each} sí ${each}.`,
};

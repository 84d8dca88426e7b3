import type { AskingWords } from '../asking-words.ts';

const name = { south: 'Gúúsù', north: 'Àríwá' } as const;

/** Yorùbá for the page where a board is asked what it is worth. A draft: no speaker has reviewed it. */
export const askingWords: AskingWords = {
  title: 'Bi ọpọ́n léèrè',
  short: 'Bi ọpọ́n léèrè',
  lede: 'To ìparí ayò kan, kí o sì mọ iye tí títa kọ̀ọ̀kan jẹ́: gan-an, títí dé ọmọ tó kẹ́yìn. Lábẹ́ ọpọ́n ni àwọn àdánwò wà níbi tí títa tó hàn gbangba ti jẹ́ àṣìṣe.',
  description:
    'To ìparí ayò tó ní ọmọ méjìlá tàbí jù bẹ́ẹ̀ sílẹ̀: iye títa kọ̀ọ̀kan, títa tó dára jù, ohun tí àṣìṣe ń náni; àti àdánwò tí a ti yanjú.',
  ask: 'Ọpọ́n tí a ó bi léèrè',
  withoutScript:
    'Kí o tó lè béèrè nípa ọpọ́n tìrẹ, ojú ìwé yìí nílò ètò kọ̀ǹpútà. Àwọn àdánwò ìsàlẹ̀ yìí ti yanjú.',
  rules: 'Nípa òfin',
  begin: 'Bi ọpọ́n léèrè',
  beginHint: 'Ẹ̀rọ tìrẹ ni ó ń ṣírò. Títí dé ọmọ mẹ́jọ kì í pẹ́; méjìlá ń gba ìṣẹ́jú àáyá díẹ̀.',
  load: ({ kilobytes }) => `Gba àwọn àtẹ dípò rẹ̀ (kB ${kilobytes})`,
  loadHint: 'Ó ń dín ìṣirò kù. Àwọn àtẹ náà kò ní ààlà tí kò ka ayò tí kò lópin.',
  cancel: 'Dá a dúró',
  progress: ({ percent, part }) =>
    part === 'files'
      ? `A ń gba àwọn àtẹ: ${percent} %`
      : part === 'values'
        ? `A ń ṣírò iye: ${percent} %`
        : `A ń ṣírò ààlà: ${percent} %`,
  cancelled: 'A ti dá a dúró. A kò pa nǹkan kan mọ́.',
  boundsCancelled: 'A ti dá a dúró. Iye náà ṣì wà; a kò mọ ààlà rẹ̀.',
  failed: 'Kò ṣeé ṣe. Tún gbìyànjú, tàbí gba àwọn àtẹ.',
  empty: ({ most }) =>
    `Kò sí ọmọ kankan nínú ojú, nítorí náà kò sí ohun tí a lè béèrè. A lè béèrè nípa ọmọ 1 títí dé ${most} nínú ojú.`,
  tooMany: ({ found, most }) =>
    `Ọmọ ${found} ló wà nínú ojú. Iye tí a lè béèrè nípa rẹ̀ kò ju ${most} lọ. Yọ díẹ̀ kúrò, tàbí kó wọn sí ilé ìfipamọ́.`,
  unreadable: 'A kò tíì lè bi ọpọ́n léèrè. Ohun tí kò tọ́ wà lábẹ́ ọpọ́n.',
  over: 'Ayò yìí ti parí. Yan ẹni tó kàn.',
  ready: ({ seeds }) => `Ọmọ ${seeds} ló wà nínú ojú: a lè bi ọpọ́n léèrè.`,
  unknownRules: ({ asked }) =>
    `Ìjápọ̀ náà dárúkọ òfin tí a kò yanjú ìparí rẹ̀ níbí: ${asked}. Ayò ni a fi hàn.`,
  value: ({ side, value, seeds }) => {
    const other = side === 'south' ? 'Àríwá' : 'Gúúsù';
    if (value === 0)
      return `Iye 0. ${name[side]} ló kàn; bí àwọn méjèèjì bá ta á dáadáa, wọn yóò pín ọmọ ${seeds} náà dọ́gba.`;
    const ahead = value > 0 ? name[side] : other;
    const share = (seeds + Math.abs(value)) / 2;
    const sign = `Iye ${value > 0 ? '+' : '−'}${Math.abs(value)}. ${name[side]} ló kàn; bí àwọn méjèèjì bá ta á dáadáa,`;
    return share === seeds
      ? `${sign} ${ahead} yóò jẹ gbogbo ọmọ ${seeds} náà.`
      : `${sign} ${ahead} yóò ní ${share} nínú ọmọ ${seeds} náà, ó fi ${Math.abs(value)} ju ẹnì kejì lọ.`;
  },
  certain: 'Bẹ́ẹ̀ ló rí, ohun yòówù kí ayò tí kò lópin jẹ́.',
  bounds: ({ side, atLeast, atMost }) =>
    `Èyí ka ayò tí kò lópin sí pínpín dọ́gba. Ohun yòówù kó jẹ́, ${name[side]} ní ìdánilójú ${signed(atLeast)} ó kéré tán, kò sì lè ju ${signed(atMost)} lọ.`,
  noBounds:
    'Èyí ka ayò tí kò lópin sí pínpín dọ́gba. Bí o bá fẹ́ ààlà tí kò ka èyí, jẹ́ kí ẹ̀rọ tìrẹ ṣírò.',
  sureIn: ({ moves }) => `Ẹni tó wà níwájú lè rí i dájú láàárín títa ${moves}, ti àwọn méjèèjì.`,
  oneBest: ({ pit, worst }) => `${pit} nìkan ló dì í mú. Àṣìṣe tó burú jù ń náni ní ${worst}.`,
  manyBest: ({ pits, worst }) => `Àwọn tó dì í mú: ${pits}. Àṣìṣe tó burú jù ń náni ní ${worst}.`,
  allBest: 'Iye kan náà ni gbogbo títa jẹ́.',
  greed: ({ pit, taken, cost }) =>
    `Ojúkòkòrò kò pé: ${pit} jẹ ${taken} lẹ́sẹ̀kẹsẹ̀, ó sì fi ${cost} burú sí i.`,
  noMoves: 'Kò sí títa: a ń kó ohun tó wà nínú ìlà jọ.',
  table: 'Iye tí títa kọ̀ọ̀kan jẹ́ fún ẹni tó ta á',
  pit: 'Títa',
  takes: 'Ó jẹ lẹ́sẹ̀kẹsẹ̀',
  worth: 'Iye',
  costs: 'Ó fi báyìí burú ju èyí tó dára jù',
  best: 'ó dára jù',
  line: ({ moves }) =>
    `Ọ̀nà kan tí àwọn méjèèjì ta á dáadáa, títa ${moves}, nípa ojú wọn (1 dé 6 ti Gúúsù, 7 dé 12 ti Àríwá):`,
  lineEnd: ({ south, north }) => `Ní ìparí, ilé ìfipamọ́ Gúúsù ní ${south}, ti Àríwá ní ${north}.`,
  majority: 'Níní ju ìdajì lọ ló parí ayò níbẹ̀.',
  meaning: {
    title: 'Ohun tí iye kan ń sọ',
    paragraphs: [
      'Iye ni ohun tí ẹni tó kàn ṣì máa jẹ, kí a yọ ohun tí alátakò máa jẹ kúrò, bí àwọn méjèèjì bá ta á dáadáa. Àfikún dára fún ẹni tó kàn, àyọkúrò dára fún alátakò. Ohun tó ti wà nínú ilé ìfipamọ́ kò kan ọ̀rọ̀ yìí, bẹ́ẹ̀ ni níní ju ìdajì lọ, tí ó ń parí ayò gidi, kò dá ìṣirò náà dúró.',
      'Àwọn ìparí ayò kan lè máa yí po láìlópin. Iye tí èyí jẹ́ wà lọ́wọ́ òfin, kì í ṣe lọ́wọ́ ìṣirò. Àwọn àtẹ tẹ̀ lé ìwé lórí àwọn eré tí a ti yanjú, wọ́n sì kà á sí pínpín dọ́gba, iye òdo. Ààlà méjì wà lẹ́gbẹ̀ẹ́ rẹ̀: ohun tí ẹni tó kàn ní ìdánilójú rẹ̀ bí yíyípo bá tilẹ̀ fún alátakò ní gbogbo rẹ̀, àti ohun tó pọ̀ jù tí ó lè rí bí yíyípo bá fún un ní gbogbo rẹ̀. Níbi tí ààlà méjèèjì bá pàdé, kò sí òfin àtúnṣe ipò tó ń yí nǹkan padà.',
      'A ń ka àṣìṣe sí títa tó dára jù. Títa tó fi mẹ́rin burú sí i ń sọ ẹni tó ta á di aláìní ọmọ méjì, ó sì ń fi méjì kún ti alátakò.',
    ],
  },
  studies: 'Àwọn àdánwò tí a ti yanjú',
  studiesLede:
    'Gúúsù ló kàn nínú gbogbo wọn, nípa òfin ayò tí a kì í jẹ gbogbo ọmọ alátakò. Wá títa náà kí o tó ka àtẹ.',
  open: 'Tò ó sórí ọpọ́n',
  endOfLine: 'Ní ìparí ọ̀nà náà',
};

function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
}

import { grouped as count } from '../numerals.ts';
import type { EndingChartWords } from '../ending-chart-words.ts';

const percent = (share: number): string =>
  `${(100 * share).toFixed(share > 0 && share < 0.1 ? 2 : 1)} %`;

/** Yorùbá for the charts of endings. A draft: no speaker has reviewed it. */
export const endingChartWords: EndingChartWords = {
  seeds: 'Ọmọ orí ọpọ́n',
  positions: 'Ipò',
  value: 'Iye',
  share: 'Ìpín',
  percent,
  count,
  verdicts: {
    title: 'Ta ni ń borí ní ìparí ayò, báwo sì ni iye ọmọ ṣe ń yí i padà?',
    summary:
      'Òpó kan fún iye ọmọ kọ̀ọ̀kan láti 1 dé 40: ìpín gbogbo ipò tí ẹni tó kàn borí, tí ó bá alátakò dọ́gba, tàbí tí ó pàdánù, bí àwọn méjèèjì bá ta á dáadáa ní òfin Awari. Láti 1 dé 12, ìwé yìí kà wọ́n, ó sì rí ohun kan náà tí Lincke rí; láti 13 dé 40, tirẹ̀ nìkan ni.',
    won: 'borí',
    drawn: 'dọ́gba',
    lost: 'pàdánù',
    here: 'a kà á níbí pẹ̀lú',
    published: 'Lincke 2002',
    look: 'Ó dà bí eyín òòyà: láti ọmọ 22 lọ, dídọ́gba pọ̀ ní bí ìlọ́po méjì nígbà tí iye ọmọ kò bá ṣẹ́ ku.',
    agree: ({ seeds, same }) =>
      `Ọmọ 1 dé ${seeds}: a kà á níbí, ${same ? 'ó sì bá a mu' : 'kò sì bá a mu'}`,
  },
  values: {
    title: 'Kí ni iye gbogbo ìparí ayò tó ní ọmọ báyìí?',
    summary:
      'Fún iye ọmọ kan lórí ọpọ́n, iye ipò ayò tó ní iye kọ̀ọ̀kan: ọmọ tí ẹni tó kàn ṣì máa jẹ, kí a yọ ti alátakò kúrò, bí àwọn méjèèjì bá ta á dáadáa. Ayò tí kò lópin jẹ́ pínpín dọ́gba. Yan iye ọmọ.',
    choose: 'Ọmọ orí ọpọ́n',
    told: ({ seeds, positions, most, times }) =>
      `Ọmọ ${seeds}: ipò ${count(positions)}. Iye tó wọ́pọ̀ jù ni ${most < 0 ? `−${-most}` : most}, nínú ${count(times)} nínú wọn.`,
    lost: 'ẹni tó kàn pàdánù',
    won: 'ẹni tó kàn borí',
    look: 'Bí ọmọ bá kéré, ẹni tó borí sábà máa ń jẹ gbogbo wọn; bí wọ́n bá jẹ́ méjìlá, ìyàtọ̀ méjì ló wọ́pọ̀ jù.',
  },
  customs: {
    title: 'Báwo ni àṣà jíjẹ gbogbo ọmọ ṣe ń yí nǹkan padà tó?',
    summary:
      'Ní ìbámu pẹ̀lú iye ọmọ, ìpín àwọn ipò tí àṣà mìíràn fún ní iye tó yàtọ̀ sí ti àṣà tí a kì í jẹ gbogbo ọmọ alátakò. Ayò tí kò lópin jẹ́ pínpín dọ́gba nínú gbogbo wọn.',
    books: {
      'ayo-destroy': 'ẹni tó jẹ gbogbo rẹ̀ borí',
      'ayo-taboo': 'jíjẹ gbogbo rẹ̀ jẹ́ èèwọ̀',
      awari: 'òfin Awari',
    },
    look: 'Àṣà tí ẹni tó jẹ gbogbo rẹ̀ ń borí ni ó ń yí nǹkan padà jù; síbẹ̀ ó fi ọ̀pọ̀ ìparí ayò sílẹ̀ bí wọ́n ṣe wà.',
  },
  sure: {
    title: 'Iye mélòó ni kò yí padà, ohun yòówù kí ayò tí kò lópin jẹ́?',
    summary:
      'Ní ìbámu pẹ̀lú iye ọmọ, ìpín àwọn ipò tí iye wọn kò ní yí padà bó ti wù kí a pín ọmọ nígbà tí ayò bá ń yí po láìlópin. A ṣírò ààlà méjì fún ipò ayò kọ̀ọ̀kan; níbi tí wọ́n bá pàdé, kò sí òfin àtúnṣe ipò tó lè yí nǹkan padà.',
    certain: 'Iye kan náà lábẹ́ òfin àtúnṣe ipò gbogbo',
    look: 'Bí ọmọ bá kéré, ọ̀pọ̀ iye dájú. Bí wọ́n bá jẹ́ méjìlá, ọ̀pọ̀ wà lọ́wọ́ ohun tí ayò tí kò lópin jẹ́; ìdí nìyí tí ìwé yìí fi ń sọ èyí tó lò lẹ́gbẹ̀ẹ́ iye kọ̀ọ̀kan.',
  },
  harvest: {
    title: 'Kí ni ó pọ̀ jù tí títa kan lè jẹ?',
    summary:
      'Ọpọ́n méjì, ṣáájú àti lẹ́yìn títa tó jẹ ọmọ mẹ́ẹ̀ẹ́dógún. Èkínní rọrùn jù: ọmọ márùn-ún níwájú ojú márùn-ún tó ní méjì méjì. Èkejì wá láti ìbẹ̀rẹ̀ ayò tí àwọn méjèèjì ti ran ara wọn lọ́wọ́: ọwọ́ tó ní mẹ́rìndínlógún yí po, ohun tó bá ní ọ̀kan ó fi í sílẹ̀ ní mẹ́ta.',
    before: 'Ṣáájú',
    after: 'Lẹ́yìn',
    nearest: 'Èyí tí a tò',
    fromStart: 'Láti ìbẹ̀rẹ̀',
    look: ({ pits, seeds }) =>
      `Ojú kan kì í fúnni ju mẹ́ta lọ. Ojú mẹ́fà yóò jẹ́ jíjẹ gbogbo ọmọ, èyí kò sì jẹ nǹkan; nítorí náà ojú ${pits} tó ní mẹ́ta ni òpin: ọmọ ${seeds}.`,
    pit: 'Ojú tí a ta',
    sown: 'Ọmọ tí a gbìn',
    taken: 'Ọmọ tí a jẹ',
    game: ({ moves }) => `Ayò náà ní títa ${moves}; àwọn ojú ní tẹ̀léǹtẹ̀lé:`,
  },
};

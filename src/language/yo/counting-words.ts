import { grouped as count } from '../numerals.ts';
import type { CountingWords } from '../counting-words.ts';

/** Yorùbá for the ladder of positions, π and the number words. A draft: no speaker has reviewed it. */
export const countingWords: CountingWords = {
  count,
  ladder: {
    title: 'Níbo ni 889,063,398,406 ti wá?',
    summary:
      'Àtẹ̀gùn tó ní ìgbésẹ̀ kan fún iye ọmọ kọ̀ọ̀kan láti 0 dé 48, láìsí 47. Ìgbésẹ̀ kọ̀ọ̀kan ka ọ̀nà tí ọmọ báyẹn lè gbà wà nínú ojú méjìlá, a sì yọ àwọn tí ojú mẹ́fẹ̀ẹ̀fà ẹni tó ṣẹ̀ṣẹ̀ ta kún kúrò: ó ti sọ ọ̀kan di òfìfo. A ń kó ìgbésẹ̀ wọ̀nyí pọ̀, ìbẹ̀rẹ̀ ayò sì jẹ́ ọ̀kan sí i.',
    climb: 'Ọmọ lórí ìgbésẹ̀ náà',
    up: 'Gun ìgbésẹ̀ kan',
    down: 'Sọ̀kalẹ̀ ìgbésẹ̀ kan',
    top: 'Dé òkè',
    seeds: 'Ọmọ',
    ways: 'Ọ̀nà láti wà nínú ojú méjìlá',
    full: 'Nínú wọn, tí ojú mẹ́fà ẹ̀yìn kún',
    here: 'Ipò lórí ìgbésẹ̀ náà',
    soFar: 'Àpapọ̀ títí dé ìhín, pẹ̀lú ìbẹ̀rẹ̀',
    told: ({ seeds, ways, full, here, sum }) =>
      `Pẹ̀lú ọmọ ${seeds}: ọ̀nà ${count(ways)}, a yọ ${count(full)} kúrò, ó ku ${count(here)}. Gbogbo ìgbésẹ̀ títí dé ìhín, pẹ̀lú ìbẹ̀rẹ̀: ${count(sum)}.`,
    look: 'Ìgbésẹ̀ 47 kò sí: kò sí ẹni tó lè jẹ ọmọ kan ṣoṣo, nítorí náà 47 kì í wà lórí ọpọ́n. Ìgbésẹ̀ tó kẹ́yìn nìkan fẹ́rẹ̀ẹ́ jẹ́ ìdá kan nínú mẹ́rin gbogbo rẹ̀.',
  },
  pi: {
    title: 'Báwo ni eré àdánìkanta ṣe sún mọ́ π tó?',
    summary:
      'Fún iye 10,000 àkọ́kọ́, n² tí a pín pẹ̀lú ọmọ tó kéré jù tí ìlà rẹ̀ tó ń borí nílò ojú n. Lókè, èsì ìpín náà lẹ́gbẹ̀ẹ́ π; nísàlẹ̀, bó ṣe jìnnà sí i tó. Ìjìnnà náà ń dín kù, ṣùgbọ́n kì í ṣe ní gbogbo ìgbésẹ̀.',
    place: 'Ojú n',
    seeds: 'Ọmọ s(n)',
    ratio: 'n² / s(n)',
    error: 'Ìjìnnà sí π',
    errorAxis: 'ìjìnnà sí π',
    look: ({ terms, ratio }) =>
      `Ní ojú ${count(terms)}, èsì ìpín náà ni ${ratio}. Ó ń sún mọ́ ọn díẹ̀díẹ̀, kò sì dọ́gba: iye tó wá lẹ́yìn lè jìnnà ju èyí tó ṣáájú lọ.`,
  },
  numbers: {
    title: 'Báwo ni èdè Yorùbá ṣe ń kọ́ nọ́ńbà?',
    summary:
      'Ọ̀rọ̀ nọ́ńbà Yorùbá ń ka ní ogún-ogún, ó sì ń yọ kúrò. A ń fi ọ̀kan dé mẹ́rin kún ẹ̀wá; márùn-ún dé mẹ́sàn-án ni a ń yọ kúrò nínú ẹ̀wá tó tẹ̀ lé e. Àádọ́ta, àádọ́rin àti àádọ́rùn-ún fi ẹ̀wá dín sí ọgọ́ta, ọgọ́rin àti ọgọ́rùn-ún. Yan nọ́ńbà láti 0 dé 100. Àwọn tí a kò rí nínú orísun tẹ̀ lé àpẹẹrẹ kan náà, àkọsílẹ̀ àkọ́kọ́ sì ni wọ́n.',
    choose: 'Nọ́ńbà kan',
    number: 'Nọ́ńbà',
    counting: 'Kíkà',
    quantity: 'Pẹ̀lú ohun kan',
    how: 'Bí a ṣe kọ́ ọ',
    plain: 'ọ̀rọ̀ tirẹ̀',
    more: ({ unit, than }) => `${than} àti ${unit}`,
    less: ({ unit, than }) => `${than} ó dín ${unit}`,
    look: 'Ọmọ orí ọpọ́n, 48, jẹ́ “méjìdínláàádọ́ta”.',
  },
};

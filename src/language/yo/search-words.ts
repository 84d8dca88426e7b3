import type { SearchWords } from '../search-words.ts';

/** Yorùbá for the search. A draft: no speaker has reviewed it. */
export const searchWords: SearchWords = {
  open: 'Ṣàwárí',
  title: 'Ṣàwárí nínú ìwé yìí',
  label: 'Ọ̀rọ̀ tí o ń wá',
  hint: 'Pẹ̀lú àmì tàbí láìsí àmì: “olopon” rí Ọlọ́pọ́n. Bí o bá fi àmì sí i, àwọn ọ̀rọ̀ tí a kọ bẹ́ẹ̀ ló máa ṣáájú.',
  close: 'Tì í',
  loading: 'À ń ṣí àtòjọ ọ̀rọ̀ …',
  failed:
    'A kò lè ṣí ìṣàwárí. Ó nílò ibi tí a ti ń ka ìwé yìí. Àlàyé àwọn ọ̀rọ̀ àti àkójọ àwọn orí ṣì ń ṣiṣẹ́ láìsí i.',
  broken: ({ typed }) => `A kò lè ṣàwárí “${typed}”: a kò rí apá kan àtòjọ ọ̀rọ̀ gbà.`,
  again: 'Tún ṣàwárí',
  nothing: ({ typed }) => `Kò sí èsì kankan fún “${typed}”.`,
  count: ({ count }) => `A rí ibi ${count}`,
  first: ({ count, shown }) => `Ibi ${shown} àkọ́kọ́ nínú ibi ${count} tí a rí`,
  notExact: ({ typed, count }) =>
    `Kò sí ibi tí a kọ “${typed}” bẹ́ẹ̀. A rí ibi ${count} tí a kọ ọ́ lọ́nà mìíràn`,
  exact: ({ count }) => `A rí ibi ${count} tí a kọ ọ́ bẹ́ẹ̀`,
  otherwise: ({ count }) => `Fi ibi ${count} sí i hàn tí a kọ lọ́nà mìíràn`,
  kinds: {
    section: 'ọ̀rọ̀ orí',
    example: 'àpẹẹrẹ',
    figure: 'àwòrán',
    term: 'àlàyé ọ̀rọ̀',
    source: 'orísun',
    disagreement: 'àríyànjiyàn',
    rules: 'ìwé òfin',
  },
};

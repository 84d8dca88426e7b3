import type { CheckWords } from '../check-words.ts';

/** Yorùbá for the figure of the checks. A draft: no speaker has reviewed it. */
export const checkWords: CheckWords = {
  title: 'Báwo ni a ṣe fi ìwé òfin kọ̀ọ̀kan wé ètò kọ̀ǹpútà mìíràn tó?',
  summary: ({ answers, moves, none }) =>
    `A fi ìdáhùn ${answers} nípa títa ${moves} wéra; kò sí ìyàtọ̀ tó kù. Ìwé òfin ${none} ni kò ní irú ètò bẹ́ẹ̀ lẹ́gbẹ̀ẹ́ rẹ̀.`,
  book: 'Ìwé òfin',
  against: 'Ohun tí a fi wé',
  records: 'Ayò àti ọpọ́n',
  moves: 'Títa',
  answers: 'Ìdáhùn tí a fi wéra',
  differences: 'Ìyàtọ̀',
  others: {
    openspiel: 'OpenSpiel',
    mancalagames: 'MancalaGames',
    'second-reading': 'ètò kejì, tí a kọ lọ́tọ̀',
    'openspiel-and-two': 'OpenSpiel àti ètò méjì mìíràn',
    others: 'àwọn ètò mìíràn',
  },
  none: 'kò sí ètò mìíràn',
  linesCaption: 'Iye ọ̀nà tí ayò lè gbà lọ láti ìbẹ̀rẹ̀, bí àwọn ètò mìíràn àti tiwa ṣe kà á',
  depth: 'Títa nínú ọ̀nà kan',
  lines: 'Ọ̀nà',
  unfinished: 'Èyí tí wọ́n dá dúró níbẹ̀ tí a kò dá dúró níbí',
};

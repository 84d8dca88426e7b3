import type { ToneWords } from '../tone-words.ts';

/** Yorùbá around tones. A draft: no speaker has reviewed it. */
export const toneWords: ToneWords = {
  tones: { H: 'òkè', M: 'àárín', L: 'ìsàlẹ̀' },
  glides: { rise: 'ó ń gòkè', fall: 'ó ń sọ̀ kalẹ̀' },
  line: ({ line }) => `Ìlà ${line}`,
  melody: 'Bí ohùn ṣe ń lọ',
  table: {
    line: 'Ìlà',
    word: 'Ọ̀rọ̀',
    tone: 'Ohùn',
    meaning: 'Ìtumọ̀',
    difference: 'Ìyàtọ̀',
  },
  spelling: { 'as-printed': 'Bí a ṣe tẹ̀ ẹ́ jáde', corrected: 'Lẹ́yìn tí ìwé yìí tún ohùn rẹ̀ ṣe' },
  wordForWord: 'Ọ̀rọ̀ kọ̀ọ̀kan',
  shortFor: 'ìkékúrú',
  literal: 'Ní ọ̀rọ̀ mìíràn',
  translation: 'Ìtumọ̀ sí Gẹ̀ẹ́sì',
  by: ({ by }) => `${by} ló túmọ̀ rẹ̀`,
  source: 'Orísun',
  differ: { letters: 'lẹ́tà ló yàtọ̀', tones: 'ohùn ló yàtọ̀', both: 'lẹ́tà àti ohùn ló yàtọ̀' },
  hear: {
    hear: 'Gbọ́ ohùn rẹ̀',
    stop: 'Dá a dúró',
    slowly: 'Díẹ̀díẹ̀',
    note: 'Ohùn mẹ́ta tí aṣàwákiri rẹ ń ṣe ni èyí, bí ìlù tó ń sọ̀rọ̀ ṣe lè gbé e. Ohùn ọ̀rọ̀ nìkan ni wọ́n fi hàn. Kì í ṣe ohùn ènìyàn tàbí ti ìlù tí a gbà sílẹ̀.',
  },
};

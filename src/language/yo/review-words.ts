import type { ReviewWords } from '../review-words.ts';

/** Yorùbá on reviews of the Yorùbá. A draft: no speaker has reviewed it. */
export const reviewWords: ReviewWords = {
  notReviewed: 'Àkọsílẹ̀ àkọ́kọ́ ni Yorùbá ojú ìwé yìí. Kò tíì sí elédè Yorùbá kankan tó yẹ̀ ẹ́ wò.',
  reviewed: ({ by, on }) => `${by} ti yẹ Yorùbá ojú ìwé yìí wò, ${on}.`,
  correct: 'Fi àtúnṣe ránṣẹ́ sí wa',
  list: 'Gbogbo Yorùbá inú ìwé yìí, fún ẹni tó fẹ́ yẹ̀ ẹ́ wò',
  title: 'Yorùbá inú ìwé yìí, fún ẹni tó fẹ́ yẹ̀ ẹ́ wò',
  lede: 'Gbogbo ọ̀rọ̀ Yorùbá inú ìwé yìí pẹ̀lú Gẹ̀ẹ́sì rẹ̀ lẹ́gbẹ̀ẹ́ rẹ̀, ibi tó wà, àti ohun tí kò dá ẹni tó túmọ̀ rẹ̀ lójú.',
  description:
    'Gbogbo Yorùbá inú ìwé yìí lẹ́gbẹ̀ẹ́ Gẹ̀ẹ́sì rẹ̀, pẹ̀lú ibi tó wà àti ohun tí kò dá wa lójú, láti kà àti láti tẹ̀ sí ìwé.',
  how: [
    'Àkọsílẹ̀ àkọ́kọ́ ni gbogbo ohun tó wà níbí; ó ń dúró de elédè Yorùbá. Bẹ̀rẹ̀ láti inú ohun tí kò dá wa lójú: ọ̀kọ̀ọ̀kan ní nọ́ńbà, nọ́ńbà náà sì wà lẹ́gbẹ̀ẹ́ gbogbo ibi tí ọ̀rọ̀ náà bá wà.',
    'Níbi tí nọ́ńbà tàbí orúkọ bá wà nínú ọ̀rọ̀ kan, àpẹẹrẹ kan ni a fi síbẹ̀. Àmì [ ] dúró fún ohun tí ẹ̀rọ òfin máa ń fi kún un.',
    'Kò pọn dandan kí o forúkọ sílẹ̀ níbikíbi kí o tó fi àtúnṣe ránṣẹ́. Sọ ibi tó wà, bí a ṣe kọ ọ́ síbí, àti ohun tó yẹ kí ó jẹ́.',
  ],
  doubts: 'Ohun tí kò dá ẹni tó túmọ̀ rẹ̀ lójú',
  doubtsNote:
    'Bí ọ̀kọ̀ọ̀kan ṣe dá wa lójú tó wà lẹ́gbẹ̀ẹ́ rẹ̀. Ohun tí kò sí níbí, Yorùbá tó mọ́ gaara ni a kà á sí; a lè ṣìnà.',
  head: {
    word: 'Ọ̀rọ̀',
    means: 'Ohun tí a fẹ́ kí ó túmọ̀ sí',
    doubt: 'Ohun tí kò dá wa lójú',
    found: 'Iye ibi tó wà',
    place: 'Ibi',
    yoruba: 'Yorùbá',
    english: 'Gẹ̀ẹ́sì',
  },
  strings: 'Ọ̀rọ̀ ojú ìwé, ti ọpọ́n àti ti àwòrán',
  numbers: 'Ọ̀rọ̀ nọ́ńbà',
  content: 'Ọ̀rọ̀ inú dátà',
  chapters: 'Àwọn orí àti ojú ìwé',
  contents: 'Ohun tó wà lójú ìwé yìí',
};

import type { DayWords } from '../day-words.ts';

/** Yorùbá around the figure of the day. */
export const dayWords: DayWords = {
  title: 'Ìgbà wo ni a ń ta ayò, ta ló sì sọ bẹ́ẹ̀?',
  summary:
    'Apá mẹ́rin ọjọ́ nìyí, wọ́n tò tẹ̀ léra. Gbogbo orísun fohùn ṣọ̀kan nípa òwúrọ̀: a kì í ta ayò. Àpilẹ̀kọ ìpìlẹ̀ sọ pé ọ̀sán ni a ń ta á, èèwọ̀ sì ni ní òru. Àwọn orísun yòókù sọ pé ìrọ̀lẹ́ ni; kò sí orísun Yorùbá kan nínú wọn tó jẹ́rìí sí èèwọ̀ òru. Kò sí orísun tó sọ wákàtí kankan; bákan náà ni a ṣe ya ìbú apá kọ̀ọ̀kan, ìbú náà kò sì túmọ̀ sí nǹkan kan.',
  base: 'Àpilẹ̀kọ ìpìlẹ̀',
  others: 'Àwọn orísun yòókù',
  says: { played: 'A ń ta á', 'not-played': 'A kì í ta á', silent: 'Kò sọ nǹkan kan' },
  part: 'Apá ọjọ́',
  sure: 'Bó ṣe dá wa lójú tó',
};

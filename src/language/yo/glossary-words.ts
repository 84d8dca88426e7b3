import type { GlossaryWords } from '../glossary-words.ts';

/** Yorùbá around the glossary. A draft: no speaker has reviewed it. */
export const glossaryWords: GlossaryWords = {
  title: 'Àlàyé àwọn ọ̀rọ̀',
  lede: 'Àwọn ọ̀rọ̀ ayò àti ti ìwé yìí: ohun tí wọ́n túmọ̀ sí, bí a ṣe ṣẹ̀dá wọn, bí ohùn wọn ṣe ń lọ, àti ẹni tó sọ bẹ́ẹ̀.',
  description:
    'Àlàyé àwọn ọ̀rọ̀ Ayò Ọlọ́pọ́n ní ètò álífábẹ́ẹ̀tì Yorùbá: ìtumọ̀, ìṣẹ̀dá, ohùn àti orísun ọ̀rọ̀ kọ̀ọ̀kan.',
  short: 'Àlàyé ọ̀rọ̀',
  letters: 'Àwọn lẹ́tà',
  order:
    'Ètò álífábẹ́ẹ̀tì Yorùbá ni a fi to àwọn ọ̀rọ̀ yìí. E àti Ẹ, G àti GB, O àti Ọ, S àti Ṣ jẹ́ lẹ́tà ọ̀tọ̀ọ̀tọ̀. Níbi tí lẹ́tà ọ̀rọ̀ méjì bá ti jẹ́ ọ̀kan náà, ohùn ìsàlẹ̀ ló ṣáájú, àárín tẹ̀ lé e, òkè ló kẹ́yìn.',
  literally: 'Ní ọ̀rọ̀ sí ọ̀rọ̀',
  madeOf: 'Ìṣẹ̀dá rẹ̀',
  melody: 'Ohùn',
  noTones: 'kò sí orísun tó fi àmì ohùn sí i',
  printed: 'Nínú àpilẹ̀kọ ìpìlẹ̀',
  field: 'Ẹ̀ka',
  fields: {
    name: 'orúkọ eré náà',
    board: 'ọpọ́n',
    seeds: 'ọmọ ayò',
    players: 'àwọn tó ń ta ayò',
    play: 'títa',
    strategy: 'ọgbọ́n ayò',
    variant: 'àwọn eré tó jọ ayò',
    thought: 'èrò',
    society: 'àwùjọ',
    number: 'nọ́ńbà',
  },
  sources: 'Àwọn orísun',
  noSource: 'kò sí; ìmọ̀ ìwé yìí fúnra rẹ̀ ni',
  sure: 'Bó ṣe dá wa lójú tó',
  note: 'Àkíyèsí',
  disagreements: 'Ibi tí àwọn orísun ti ṣìnà tàbí tí wọ́n yàtọ̀',
  usedIn: 'Ibi tí a ti lò ó',
  take: 'Gba àlàyé àwọn ọ̀rọ̀:',
  chapterWords: 'Ọ̀rọ̀ Yorùbá inú orí yìí',
  entry: 'Wò ó nínú àlàyé àwọn ọ̀rọ̀',
};

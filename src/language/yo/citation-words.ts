import type { CitationWords } from '../citation-words.ts';

/** Yorùbá about sources and citing. A draft: no speaker has reviewed it. */
export const citationWords: CitationWords = {
  marks: {
    read: 'A kà á tán.',
    checked: 'A yẹ̀ ẹ́ wò nínú ẹ̀dà gbangba.',
    part: 'Àkótán tàbí apá kan rẹ̀ nìkan ni a kà.',
    'cited-in-B0': 'Bí àpilẹ̀kọ ìpìlẹ̀ ṣe tọ́ka sí i; a kò rí i.',
    unconfirmed: 'A kò rí i; a kò fìdí rẹ̀ múlẹ̀ nínú ẹ̀dà gbangba kankan.',
    reported: ({ through }) =>
      through === null
        ? 'A kò rí i; láti inú orísun mìíràn ni a ti mọ̀ ọ́n.'
        : `A kò rí i; láti inú ${through} ni a ti mọ̀ ọ́n.`,
  },
  notConfirmed: 'a kò fìdí rẹ̀ múlẹ̀',
  page: (locator) => `ojú ìwé ${locator}`,
  pages: (locator) => `ojú ìwé ${locator}`,
  inList: 'Nínú àkójọ àwọn orísun',
  backToParagraph: 'padà sí ìpínrọ̀ %paragraph% nínú %section%',
  backToSection: 'padà sí %section%',
  bibliography: {
    intro:
      'Gbogbo orísun ìwé yìí, pẹ̀lú bí a ṣe mọ ọ̀kọ̀ọ̀kan àti ibi tí a ti tọ́ka sí i. Ìwé tí a kò rí, bí ìwé tó tọ́ka sí i ṣe sọ ọ́ ni a ṣe sọ ọ́.',
    base: 'Àpilẹ̀kọ ìpìlẹ̀',
    works: 'Ìwé, àpilẹ̀kọ àti ìròyìn',
    web: 'Ojú ìwé ayélujára, àkójọ ọ̀rọ̀ àti ètò kọ̀ǹpútà',
    citedIn: 'A tọ́ka sí i nínú',
    take: 'Mú àkójọ ìwé náà lọ:',
  },
  citeThis: {
    page: 'Tọ́ka sí ojú ìwé yìí',
    example: 'Tọ́ka sí àpẹẹrẹ yìí',
    book: 'Tọ́ka sí ìwé yìí',
    text: 'Gẹ́gẹ́ bí ọ̀rọ̀ (APA)',
    note: ({ version, date }) =>
      `Ẹ̀dà ${version}, ${date}. Ìwé náà kò dárúkọ òǹkọ̀wé kankan; àkọlé rẹ̀ ni a fi ń tọ́ka sí i.`,
    copy: 'Dà á kọ',
    copied: 'A ti dà á kọ.',
    byHand: 'Aṣàwákiri yìí kò jẹ́ kí ojú ìwé náà dà á kọ. Yan ọ̀rọ̀ náà, kí o sì dà á kọ fúnra rẹ.',
    take: 'Mú un lọ gẹ́gẹ́ bí fáìlì:',
    edition: 'Ẹ̀dà Yorùbá',
    exampleIn: ({ example, chapter }) => `${example} (àpẹẹrẹ nínú “${chapter}”)`,
    step: ', ìgbésẹ̀ %step%',
  },
};

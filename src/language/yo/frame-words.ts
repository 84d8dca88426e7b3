import type { FrameWords } from '../frame-words.ts';

/** Yorùbá for the frame of the book. A draft: no speaker has reviewed it. */
export const frameWords: FrameWords = {
  chapters: 'Àwọn orí',
  bookContents: 'Àkóónú ìwé yìí',
  waysIn: 'Ibi tí o ti lè bẹ̀rẹ̀',
  parts: {
    game: 'Eré náà',
    family: 'Àwọn ìbátan rẹ̀',
    people: 'Àwọn tó ń ta á',
    classroom: 'Fún kíláàsì',
    apparatus: 'Bí a ṣe mọ̀',
  },
  pager: 'Èyí tó ṣáájú àti èyí tó kàn',
  previous: 'Èyí tó ṣáájú',
  next: 'Èyí tó kàn',
  reading: {
    opened: 'o ti ṣí i',
    finished: 'o ti kà á tán',
    legend:
      'Òrùka kan wà níwájú ohun tí o ti ṣí; ọmọ ayò wà nínú òrùka náà bí o bá ti kà á tán. Ẹ̀rọ tìrẹ nìkan ló mọ̀.',
    forget: 'Gbàgbé ohun tí mo ti kà',
    forgotten: 'A ti gbàgbé rẹ̀.',
  },
  paragraphLink: 'Ìjápọ̀ sí ìpínrọ̀ yìí',
  printed: ({ version, date }) => `Ẹ̀dà ${version}, ${date}.`,
};

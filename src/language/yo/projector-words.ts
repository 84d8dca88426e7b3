import type { ProjectorWords } from '../projector-words.ts';

/** Yorùbá for an example shown to a class. A draft: no speaker has reviewed it. */
export const projectorWords: ProjectorWords = {
  link: 'Fi hàn lára ògiri',
  title: ({ example }) => `${example}: lára ògiri`,
  description: ({ example }) =>
    `Àpẹẹrẹ kan tó gba gbogbo ojú ẹ̀rọ, fún kíláàsì: “${example}”. Bọ́tìnnì Space ń bẹ̀rẹ̀ rẹ̀, ọfà ń gbé ìgbésẹ̀.`,
  withoutScript:
    'Aṣàwákiri rẹ kò jẹ́ kí ètò kọ̀ǹpútà ṣiṣẹ́ níbí. Àwọn ìgbésẹ̀ wà nísàlẹ̀ yìí ní tẹ̀léǹtẹ̀lé.',
  stage: {
    leave: 'Padà sí orí rẹ̀',
    onBlack: 'Funfun lórí dúdú',
    onWhite: 'Dúdú lórí funfun',
    fullScreen: 'Gbogbo ojú ẹ̀rọ',
    leaveFullScreen: 'Padà sí ìwọ̀n tẹ́lẹ̀',
    onBoard: 'Lórí ọpọ́n',
    taken: 'Tí a jẹ nínú títa yìí',
    keys: 'Space ń bẹ̀rẹ̀, ← àti → ń gbé ìgbésẹ̀, F: gbogbo ojú ẹ̀rọ, Esc: padà.',
  },
  examples: 'Àwọn àpẹẹrẹ',
};

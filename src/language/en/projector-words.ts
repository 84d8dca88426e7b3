import type { ProjectorWords } from '../projector-words.ts';

/** English for an example shown to a class. */
export const projectorWords: ProjectorWords = {
  link: 'Projector',
  title: ({ example }) => `${example}: projector`,
  description: ({ example }) =>
    `One worked example on the whole screen, for a class: “${example}”. Space plays, the arrows step.`,
  withoutScript: 'No script runs in this browser. The steps stand here one below the other.',
  stage: {
    leave: 'Back to the chapter',
    onBlack: 'White on black',
    onWhite: 'Black on white',
    fullScreen: 'Full screen',
    leaveFullScreen: 'Leave full screen',
    onBoard: 'On the board',
    taken: 'Taken in this move',
    keys: 'Space plays, ← and → step, F: full screen, Esc: back.',
  },
  examples: 'Worked examples',
};

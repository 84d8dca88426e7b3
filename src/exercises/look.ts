/** Where questions are looked for, and what is found there: the finders and who asks them share it. */
import type { Answer, Asked, Question } from './question.ts';
import type { Played, Scene } from './scene.ts';
import type { Level } from './skills.ts';

/** A place to look for questions: a position, how hard they may be, and chance. */
export type Look = { readonly scene: Scene; readonly level: Level; readonly draw: () => number };

/** What is asked, and all that is right. */
export type Found = {
  readonly asked: Asked;
  readonly answer: Answer;
  readonly worth?: Question['worth'];
};

/** The question how many seeds a move takes. */
export const asksTaken = ({ move, taken }: Played): Found => ({
  asked: { kind: 'taken', move },
  answer: { kind: 'number', right: taken },
});

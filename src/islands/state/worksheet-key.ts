/** The key to a worksheet made ready for paper: answers, reasons, pictures. */
import type { Question } from '../../exercises/question.ts';
import { rulesOf } from '../../exercises/rules-of.ts';
import { tellAnswer, tellMoves, type MoveSaid } from '../../exercises/tell-answer.ts';
import { tellRules } from '../../exercises/tell-rules.ts';
import type { Voice } from '../../exercises/voice.ts';
import type { BoardPicture } from '../../figures/board-picture.ts';
import { filmOf, pictureAt } from '../../figures/film.ts';
import { stillsOf } from '../../figures/stills.ts';

/** One picture of the key, with its words. */
export type KeyFrame = { readonly picture: BoardPicture; readonly words: string };

/** A key as it is printed. */
export type KeyOnPaper = {
  readonly answer: string;
  /** The rule behind it, as the rule book has it; empty where no rule alone is behind it. */
  readonly rule: string;
  readonly frames: readonly KeyFrame[];
  readonly moves: readonly MoveSaid[];
};

/** The key to a question: the answer, and the reason in pictures and words. */
export function keyOnPaper(voice: Voice, question: Question): KeyOnPaper {
  const { start, shown } = question;
  const ruleset = rulesOf(question);
  const film = filmOf({ ruleset, start, turns: shown, remarks: [], phrases: voice.phrases });
  const frames = stillsOf(film)
    // The question itself shows the start.
    .filter(({ beats }) => beats.some(({ kind }) => kind !== 'start'))
    .map(({ moment, beats }) => ({
      picture: pictureAt(film, moment, 'south'),
      words: beats.map(({ caption }) => caption).join(' '),
    }));
  return {
    answer: tellAnswer(voice, question),
    rule: tellRules(voice, question),
    frames,
    moves: tellMoves(voice, question),
  };
}

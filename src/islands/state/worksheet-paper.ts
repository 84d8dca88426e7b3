/** A worksheet made ready for paper: pictures and words of its questions, and of its key. */
import { pitCount } from '../../engine/board.ts';
import type { Pit, Position } from '../../engine/types.ts';
import type { Question } from '../../exercises/question.ts';
import { rulesOf } from '../../exercises/rules-of.ts';
import { sheetOf } from '../../exercises/sheet.ts';
import { tellAnswer, tellMoves, type MoveSaid } from '../../exercises/tell-answer.ts';
import { tellRules } from '../../exercises/tell-hint.ts';
import { tellQuestion, type QuestionTold } from '../../exercises/tell-question.ts';
import type { Voice } from '../../exercises/voice.ts';
import type { BoardPicture, Mark } from '../../figures/board-picture.ts';
import { filmOf, pictureAt } from '../../figures/film.ts';
import { pictureOf } from '../../figures/position-picture.ts';
import { stillsOf } from '../../figures/stills.ts';
import type { WorksheetWords } from '../../language/worksheet-words.ts';
import { ownPits } from '../../narration/refusals.ts';
import { type Choice, rulesIn, skillsIn } from './worksheet-address.ts';

/** The questions of a choice. */
export const questionsOf = (choice: Choice): readonly Question[] =>
  sheetOf({
    rules: rulesIn(choice),
    skills: skillsIn(choice),
    level: choice.level,
    count: choice.questions,
    seed: choice.seed,
  });

/** A question as it is printed. */
export type QuestionOnPaper = QuestionTold & {
  readonly picture: BoardPicture;
  /** The picture in words. */
  readonly said: string;
  /** A board without seeds to write on, where a board is asked for. */
  readonly blank: BoardPicture | null;
};

/** A question with its pictures. */
export function questionOnPaper(
  voice: Voice,
  words: WorksheetWords,
  question: Question,
): QuestionOnPaper {
  const rules = rulesOf(question);
  const { start, asked } = question;
  const bare = {
    seeds: Array.from({ length: pitCount(rules.board) }, () => 0),
    stores: { south: 0, north: 0 },
  };
  return {
    ...tellQuestion(voice, question),
    picture: pictureOf(rules, start, 'south', givenMarks(question)),
    said: sayBoard(voice, words, question),
    blank: asked.kind === 'board-after' ? pictureOf(rules, bare) : null,
  };
}

/** The pit that is played, where one move is given. */
function givenMarks({ asked }: Question): ReadonlyMap<Pit, readonly Mark[]> {
  return 'move' in asked && asked.move.kind === 'sow'
    ? new Map([[asked.move.from, ['origin']]])
    : new Map();
}

function sayBoard({ phrases }: Voice, words: WorksheetWords, question: Question): string {
  const rules = rulesOf(question);
  const { columns, stores } = rules.board;
  const { seeds, stores: kept }: Position = question.start;
  const board = words.paper.board({
    southPits: ownPits(rules, 'south'),
    south: seeds.slice(0, columns),
    northPits: ownPits(rules, 'north'),
    north: seeds.slice(columns),
  });
  return `${board} ${phrases.telling.stores({ ...kept, carved: stores === 'carved' })}`;
}

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

/** A worksheet made ready for paper: pictures and words of its questions, and of its key. */
import { pitCount } from '../../engine/board.ts';
import type { Pit, Position } from '../../engine/types.ts';
import type { Finder } from '../../exercises/find.ts';
import type { Question } from '../../exercises/question.ts';
import { rulesOf } from '../../exercises/rules-of.ts';
import { sheetOf } from '../../exercises/sheet.ts';
import { tellQuestion, type QuestionTold } from '../../exercises/tell-question.ts';
import type { PlainVoice } from '../../exercises/plain-voice.ts';
import type { BoardPicture, Mark } from '../../figures/board-picture.ts';
import { pictureOf } from '../../figures/position-picture.ts';
import type { Locale } from '../../language/locale.ts';
import type { RulesetName } from '../../language/ruleset-name.ts';
import type { WorksheetWords } from '../../language/worksheet-words.ts';
import { ownPits } from '../../narration/refusals.ts';
import { type Choice, rulesIn, skillsIn } from './worksheet-address.ts';

/** The questions of a choice; `best` finds best moves, where they are asked for. */
export const questionsOf = (choice: Choice, best: Finder | null): readonly Question[] =>
  sheetOf({
    rules: rulesIn(choice),
    skills: skillsIn(choice),
    level: choice.level,
    count: choice.questions,
    seed: choice.seed,
    best,
  });

/** Which edition made a paper: the book, and its version and licence. */
export type Edition = { readonly title: string; readonly version: string };

/** A choice with the questions it comes to. */
export type Made = { readonly choice: Choice; readonly questions: readonly Question[] };

/** What the questions of a choice, and the key to them, are printed from. */
export type Paper = {
  readonly made: Made;
  readonly book: RulesetName;
  readonly locale: Locale;
  /** Where the same sheet is made again. */
  readonly address: string;
  /** What the code of that address is, for who cannot see it. */
  readonly codeTitle: string;
  readonly edition: Edition;
  /** The level of the paper's heading on its page. */
  readonly level: 1 | 2;
};

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
  voice: PlainVoice,
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

function sayBoard({ telling }: PlainVoice, words: WorksheetWords, question: Question): string {
  const rules = rulesOf(question);
  const { columns, stores } = rules.board;
  const { seeds, stores: kept }: Position = question.start;
  const board = words.paper.board({
    southPits: ownPits(rules, 'south'),
    south: seeds.slice(0, columns),
    northPits: ownPits(rules, 'north'),
    north: seeds.slice(columns),
  });
  return `${board} ${telling.stores({ ...kept, carved: stores === 'carved' })}`;
}

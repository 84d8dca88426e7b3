/** What a position can be asked for a skill at a level. Each finder gives every such question it sees. */
import { seedsIn } from '../analysis/layout.ts';
import { bestMoves } from './find-best.ts';
import { ahead } from './find-ahead.ts';
import { captures, chains } from './find-captures.ts';
import { feedings, sweeps } from './find-rows.ts';
import { longLaps, sowings } from './find-sowings.ts';
import { ENDINGS } from './levels.ts';
import type { Answer, Asked, Question } from './question.ts';
import type { Scene } from './scene.ts';
import type { Level, Skill } from './skills.ts';

/** What is asked, and all that is right. */
export type Found = {
  readonly asked: Asked;
  readonly answer: Answer;
  readonly worth?: Question['worth'];
};

/** A place to look for questions: a position, how hard they may be, and chance. */
export type Look = { readonly scene: Scene; readonly level: Level; readonly draw: () => number };

/** Every question of a skill that a position holds. */
export function found(skill: Skill, look: Look): readonly Found[] {
  switch (skill) {
    case 'sow':
      return sowings(look);
    case 'capture':
      return captures(look);
    case 'chain':
      return chains(look);
    case 'long-lap':
      return longLaps(look);
    case 'feeding':
      return feedings(look);
    case 'sweep':
      return sweeps(look);
    case 'count-ahead':
      return ahead(look);
    case 'best-move':
      return bestMoves(look);
    default:
      return skill satisfies never;
  }
}

/** Whether a board can hold such a question at all: the best move is asked where few seeds are left. */
export const isRipe = (seeds: readonly number[], skill: Skill, level: Level): boolean =>
  skill !== 'best-move' || seedsIn(seeds) <= ENDINGS[level].seeds[1];

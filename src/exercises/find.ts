/** What a position can be asked for a skill at a level. Each finder gives every such question it sees. */
import { seedsIn } from '../analysis/layout.ts';
import { ahead } from './find-ahead.ts';
import { captures, chains } from './find-captures.ts';
import { feedings, sweeps } from './find-rows.ts';
import { longLaps, sowings } from './find-sowings.ts';
import { ENDINGS } from './levels.ts';
import type { Found, Look } from './look.ts';
import type { Level, Skill } from './skills.ts';

/** Every question of one skill that a position holds. */
export type Finder = (look: Look) => readonly Found[];

/**
 * The finder of a skill.
 * @param best finds best moves: its solver is handed in, so that a page need not fetch it unasked
 * @throws where best moves are looked for without it
 */
export function finderOf(skill: Skill, best: Finder | null): Finder {
  switch (skill) {
    case 'sow':
      return sowings;
    case 'capture':
      return captures;
    case 'chain':
      return chains;
    case 'long-lap':
      return longLaps;
    case 'feeding':
      return feedings;
    case 'sweep':
      return sweeps;
    case 'count-ahead':
      return ahead;
    case 'best-move':
      if (best === null) throw new Error('Best moves are not found without their solver.');
      return best;
    default:
      return skill satisfies never;
  }
}

/** Whether a board can hold such a question at all: the best move is asked where few seeds are left. */
export const isRipe = (seeds: readonly number[], skill: Skill, level: Level): boolean =>
  skill !== 'best-move' || seedsIn(seeds) <= ENDINGS[level].seeds[1];

/** Whether a question can be worked out on paper: relays may be longer than anybody follows. */
import { trace } from '../engine/play.ts';
import { lapsIn } from '../engine/tally.ts';
import type { Move } from '../engine/types.ts';
import { FOLLOWED } from './levels.ts';
import type { Asked, MoveTold } from './question.ts';
import type { Scene } from './scene.ts';
import type { Level } from './skills.ts';

/** Whether no move that has to be followed has more laps than the level allows. */
export function isBearable(scene: Scene, level: Level, asked: Asked): boolean {
  const short = (laps: number): boolean => laps <= FOLLOWED[level];
  return lapsToFollow(scene, asked).every(short);
}

/** The laps of each move that has to be followed: those given, or all there are to choose from. */
function lapsToFollow({ rules, position, moves }: Scene, asked: Asked): readonly number[] {
  if (rules.relay.kind === 'never') return [];
  if ('move' in asked) return lapsOfLine([asked.move]);
  return 'moves' in asked ? lapsOfLine(asked.moves) : moves.map(lapsOf);

  function lapsOfLine(line: readonly Move[]): readonly number[] {
    let now = position;
    return line.map((move) => {
      const told = trace(rules, now, move);
      now = told.after;
      return lapsIn(told.events);
    });
  }
}

/** A relay that never ends has no last lap. What is refused for another reason is seen soon enough. */
function lapsOf(told: MoveTold): number {
  if (told.kind === 'played') return lapsIn(told.trace.events);
  return told.refusal.kind === 'endless' ? Infinity : 1;
}

/** Helps for a question, from the general to the near. */
import type { Ruleset } from '../engine/ruleset.ts';
import { lapsIn, takenIn } from '../engine/tally.ts';
import type { Move, Refusal } from '../engine/types.ts';
import type { Turn } from '../narration/line.ts';
import type { Answer, Asked, Hint, MoveTold } from './question.ts';
import { firstLift, lastSeedIn } from './read-trace.ts';
import { isAmong } from './same-move.ts';
import type { Skill } from './skills.ts';

type Made = {
  readonly rules: Ruleset;
  readonly skill: Skill;
  readonly asked: Asked;
  readonly answer: Answer;
  readonly shown: readonly Turn[];
  readonly moves: readonly MoveTold[];
  readonly draw: () => number;
};

/** The helps in the order they are given. */
export function hintsFor(made: Made): readonly Hint[] {
  const general: Hint = { kind: 'skill', skill: made.skill };
  if (made.answer.kind === 'moves') return [general, ...among(made, made.answer.right)];
  return made.asked.kind === 'store-after'
    ? [general, ...takings(made.shown)]
    : [general, ...onTheWay(made)];
}

/** What is lifted, where the first lap ends and, unless that is asked, where the last seed falls. */
function onTheWay({ asked, shown: [turn] }: Made): readonly Hint[] {
  if (turn?.kind !== 'played') return [];
  const { trace } = turn;
  const lift = firstLift(trace);
  const hints: Hint[] = [{ kind: 'lifted', count: lift.count, from: lift.pit }];
  const relays = lapsIn(trace.events) > 1;
  if (relays) hints.push({ kind: 'first-lap', pit: lastSeedIn(trace, 'first').pit });
  if (asked.kind !== 'last-seed') hints.push({ kind: 'last-seed', ...lastSeedIn(trace, 'all') });
  return hints;
}

/** What each move of a line takes, but for the last. */
const takings = (shown: readonly Turn[]): readonly Hint[] =>
  shown.slice(0, -1).map((turn, place) => ({
    kind: 'move-takes',
    nth: place + 1,
    count: turn.kind === 'played' ? takenIn(turn.trace) : 0,
  }));

/** A way that takes nothing and may not be gone misleads nobody. */
const isThinkable = ({ kind }: Refusal): boolean => kind !== 'wrong-direction';

/** The right moves and a wrong one; none where that would be every move there is. */
function among({ moves: told, draw }: Made, right: readonly Move[]): readonly Hint[] {
  const moves = told.filter((one) => one.kind === 'played' || isThinkable(one.refusal));
  const wrong = moves.map(({ move }) => move).filter((move) => !isAmong(move, right));
  const one = wrong[Math.floor(draw() * wrong.length)];
  if (one === undefined || wrong.length < 2) return [];
  const kept = moves.map(({ move }) => move).filter((move) => move === one || isAmong(move, right));
  return [{ kind: 'among', moves: kept }];
}

/**
 * Whether a turn shows a clause of a rule book: found in what happens, never claimed by an author.
 * So every clause can be linked to a board on which it can be seen.
 */
import { other } from '../engine/board.ts';
import { framesOf } from '../engine/event.ts';
import { opponentBare, rowEmpty } from '../engine/position.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Event, Trace } from '../engine/types.ts';
import type { Turn } from '../narration/line.ts';
import type { Example } from './example.ts';

/** The first example of a rule book that shows a clause of it; null when none does. */
export const exampleShowing = (
  examples: readonly Example[],
  ruleset: Ruleset,
  tag: string,
): Example | null =>
  examples.find(
    (example) =>
      example.ruleset.id === ruleset.id &&
      example.turns.some((turn) => showsClause(ruleset, turn, tag)),
  ) ?? null;

/** Whether this turn shows the clause of this tag. Tags are those of `narration/rules.ts`. */
export function showsClause(ruleset: Ruleset, turn: Turn, tag: string): boolean {
  const [stage = '', kind = ''] = splitTag(tag);
  if (turn.kind === 'refused') return showsInRefusal(turn, stage, kind);
  const { trace } = turn;
  const some = (test: (event: Event) => boolean): boolean => trace.events.some(test);
  switch (stage) {
    case 'board':
    case 'choice':
      return true;
    case 'opening':
      return some((event) => event.kind === 'shift');
    case 'lift':
      return some((event) => event.kind === 'lift' && event.left === (kind === 'all' ? 0 : 1));
    case 'sowing':
      return kind === 'clockwise'
        ? 'direction' in trace.move && trace.move.direction === 'clockwise'
        : some((event) => event.kind === 'drop');
    case 'origin':
      return kind === 'skipped' ? some((event) => event.kind === 'skip') : sowsOrigin(trace);
    case 'relay':
      return kind === 'never'
        ? some((event) => event.kind === 'drop')
        : kind === 'when-occupied' &&
            some((event) => event.kind === 'lift' && event.cause === 'relay');
    case 'capture':
      return showsCapture(trace, kind);
    case 'grand-slam':
      return showsSweep(ruleset, trace, kind);
    case 'captives':
      return some((event) => event.kind === 'draw');
    case 'feeding':
      return opponentBare(ruleset, trace.before);
    case 'pass':
      return trace.move.kind === 'pass';
    case 'end':
      return showsEnd(trace, kind);
    default:
      return false;
  }
}

const splitTag = (tag: string): [string, string] => {
  const colon = tag.indexOf(':');
  return colon < 0 ? [tag, ''] : [tag.slice(0, colon), tag.slice(colon + 1)];
};

function showsInRefusal(
  turn: Extract<Turn, { kind: 'refused' }>,
  stage: string,
  kind: string,
): boolean {
  switch (turn.refusal.kind) {
    case 'must-feed':
      return stage === 'feeding';
    case 'grand-slam':
      return stage === 'grand-slam' && kind.startsWith('forbidden');
    case 'endless':
      return stage === 'relay' && kind === 'endless';
    case 'empty':
    case 'not-yours':
    case 'too-few':
      return stage === 'choice';
    case 'wrong-direction':
      return stage === 'sowing' && kind === 'clockwise';
    default:
      return false;
  }
}

/** Whether a lap drops a seed into the pit it was lifted from. */
function sowsOrigin({ events }: Trace): boolean {
  let origin: number | null = null;
  for (const event of events) {
    if (event.kind === 'lift') origin = event.pit;
    else if (event.kind === 'drop' && event.pit === origin) return true;
  }
  return false;
}

function showsCapture({ events }: Trace, kind: string): boolean {
  const taken = events.filter((event) => event.kind === 'capture');
  if (kind === 'counts') return taken.some((event) => event.why === 'count');
  if (kind === 'chain') return taken.some((event) => event.why === 'chain');
  const facing = taken.filter((event) => event.why !== 'capturing-seed');
  if (kind === 'pits-opposite' || kind === 'pits-next') return facing.length > 1;
  return taken.some((event) => event.why === 'opposite');
}

function showsSweep(ruleset: Ruleset, trace: Trace, kind: string): boolean {
  const { events } = trace;
  const last = events.findLastIndex((event) => event.kind === 'capture');
  const after = framesOf(trace)[last + 1];
  const sweeps =
    last >= 0 &&
    after !== undefined &&
    rowEmpty(ruleset, after.seeds, other(trace.before.toMove)) &&
    !opponentBare(ruleset, trace.before);
  const spares = events.some((event) => event.kind === 'spare');
  const wins = events.some((event) => event.kind === 'end' && event.outcome.cause === 'grand-slam');
  switch (kind) {
    case 'wins':
      return wins;
    case 'takes-nothing':
    case 'forbidden-takes-nothing':
    case 'leaves-one-pit':
      return spares;
    default:
      return sweeps;
  }
}

function showsEnd(trace: Trace, kind: string): boolean {
  const end = trace.events.find((event) => event.kind === 'end');
  if (end === undefined) return false;
  const { cause } = end.outcome;
  switch (kind) {
    case 'winner':
      return true;
    case 'repetition-even':
      return cause === 'repetition' && !trace.events.some((event) => event.kind === 'gather');
    default:
      return cause === kind;
  }
}

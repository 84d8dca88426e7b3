/**
 * One position and one move under several rule books: what each makes of it, and where it first
 * parts from the first of them.
 */
import { framesOf } from '../engine/event.ts';
import { parseMove } from '../engine/move-notation.ts';
import { parsePosition } from '../engine/notation.ts';
import { settle } from '../engine/play.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { lapsIn, takenIn } from '../engine/tally.ts';
import type { Fault, Pit, Position } from '../engine/types.ts';
import type { Telling } from '../language/phrasebook.ts';
import type { Phrases } from '../language/board-phrases.ts';
import { type Beat, beatsOf, type Happening } from '../narration/beats.ts';
import { tellBeat } from '../narration/events.ts';
import { playLine, type Turn } from '../narration/line.ts';
import { tellRefused } from '../narration/refusals.ts';
import { type Marks, pointingAtEnd } from './beat-marks.ts';
import type { BoardPicture, Mark } from './board-picture.ts';
import { type Difference, type Outcome, partingOf } from './parting.ts';
import { pictureOf } from './position-picture.ts';

/** What one rule book makes of the position and the move. */
export type Compared = {
  readonly ruleset: Ruleset;
  readonly result:
    | {
        readonly kind: 'played';
        readonly picture: BoardPicture;
        readonly taken: number;
        readonly laps: number;
        readonly after: Position;
        /** Every step in words. */
        readonly told: readonly string[];
        /** Why and how the game ended, as far as `told` says it; null while it goes on. */
        readonly ending: string | null;
      }
    /** The position is at its end by this rule book before any move. */
    | {
        readonly kind: 'ended';
        readonly picture: BoardPicture;
        readonly after: Position;
        readonly told: readonly string[];
      }
    | { readonly kind: 'refused'; readonly why: string }
    /** The board or the move does not belong to this rule book. */
    | { readonly kind: 'not-here'; readonly faults: readonly Fault[] };
  /** Where it first parts from the first rule book of the list; null when it does not. */
  readonly difference: Difference | null;
};

/** What is compared. Position and move are written as in `notation.ts`. */
export type Question = {
  readonly rulesets: readonly Ruleset[];
  readonly position: string;
  readonly move: string;
  readonly phrases: Phrases;
};

type Answer =
  | { readonly kind: 'not-here'; readonly faults: readonly Fault[] }
  | { readonly kind: 'refused'; readonly turn: Extract<Turn, { kind: 'refused' }> }
  /** A move that was played, or (`move` null) a position that is at its end. */
  | { readonly kind: 'done'; readonly happened: Happening; readonly after: Position };

/** Every rule book's answer, in the order asked. The first is the one the others are held against. */
export function compare({ rulesets, position, move, phrases }: Question): readonly Compared[] {
  const answers = rulesets.map((ruleset) => ({ ruleset, answer: ask(ruleset, position, move) }));
  const [first] = answers;
  return answers.map(({ ruleset, answer }) => ({
    ruleset,
    result: resultOf(ruleset, answer, first?.answer, phrases),
    difference:
      first === undefined || first.answer === answer
        ? null
        : partingOf(
            { ruleset: first.ruleset, outcome: outcomeOf(first.answer) },
            { ruleset, outcome: outcomeOf(answer) },
          ),
  }));
}

function ask(ruleset: Ruleset, position: string, move: string): Answer {
  const start = parsePosition(ruleset, position);
  const play = parseMove(ruleset, move);
  if (!start.ok) return { kind: 'not-here', faults: start.faults };
  const { events, position: settled } = settle(ruleset, start.value);
  if (events.length > 0)
    return { kind: 'done', happened: { before: start.value, events, move: null }, after: settled };
  if (!play.ok) return { kind: 'not-here', faults: play.faults };
  const [turn] = playLine(ruleset, start.value, [play.value]);
  if (turn === undefined) throw new Error('A line of one move has one turn.');
  return turn.kind === 'refused'
    ? { kind: 'refused', turn }
    : { kind: 'done', happened: turn.trace, after: turn.trace.after };
}

/** An answer as far as it can differ from another. */
function outcomeOf(answer: Answer): Outcome {
  switch (answer.kind) {
    case 'not-here':
      return { kind: 'not-here' };
    case 'refused':
      return { kind: 'refused', move: answer.turn.move, refusal: answer.turn.refusal };
    case 'done': {
      const { move, events } = answer.happened;
      return { kind: 'done', moved: move !== null, events };
    }
    default:
      return answer satisfies never;
  }
}

function resultOf(
  ruleset: Ruleset,
  answer: Answer,
  first: Answer | undefined,
  { telling, refusing }: Phrases,
): Compared['result'] {
  switch (answer.kind) {
    case 'not-here':
      return answer;
    case 'refused':
      return { kind: 'refused', why: tellRefused(refusing, ruleset, answer.turn) };
    case 'done': {
      const { happened, after } = answer;
      const picture = pictureAfter(ruleset, answer, first);
      const told = tellAll(telling, ruleset, happened);
      return happened.move === null
        ? { kind: 'ended', picture, after, told }
        : {
            kind: 'played',
            picture,
            taken: takenIn(happened),
            laps: lapsIn(happened.events),
            after,
            told,
            ending: after.stage.kind === 'over' ? tellEnding(telling, ruleset, happened) : null,
          };
    }
    default:
      return answer satisfies never;
  }
}

/** Beats in words, all of them or those of some kinds. */
function tellBeats(
  telling: Telling,
  ruleset: Ruleset,
  trace: Happening,
  wanted: (beat: Beat) => boolean = () => true,
): readonly string[] {
  const frames = framesOf(trace);
  return beatsOf(trace)
    .filter(wanted)
    .map((beat) => tellBeat(telling, { ruleset, trace, frames, beat }));
}

/** Every beat in words. What ends without a move is told with the board it was found on. */
function tellAll(telling: Telling, ruleset: Ruleset, trace: Happening): readonly string[] {
  const carved = ruleset.board.stores === 'carved';
  const beats = tellBeats(telling, ruleset, trace);
  return trace.move === null
    ? [telling.stores({ ...trace.before.stores, carved }), ...beats]
    : beats;
}

/** The cause stands with what is gathered, so that beat belongs to the ending too. */
const tellEnding = (telling: Telling, ruleset: Ruleset, trace: Happening): string =>
  tellBeats(telling, ruleset, trace, ({ kind }) => kind === 'gather' || kind === 'end').join(' ');

/** The board after the move; pits that hold something else than under the first rule book are framed. */
function pictureAfter(
  ruleset: Ruleset,
  { happened, after }: Extract<Answer, { kind: 'done' }>,
  first: Answer | undefined,
): BoardPicture {
  const theirs = first?.kind === 'done' ? first.after.seeds : null;
  const { marks } = pointingAtEnd(happened.events);
  return pictureOf(ruleset, after, 'south', framed(marks, after.seeds, theirs));
}

function framed(marks: Marks, seeds: readonly number[], theirs: readonly number[] | null): Marks {
  if (theirs === null || theirs.length !== seeds.length) return marks;
  const all = new Map<Pit, readonly Mark[]>(marks);
  seeds.forEach((count, place) => {
    const pit = place as Pit;
    if (count !== theirs[place]) all.set(pit, [...(all.get(pit) ?? []), 'differs']);
  });
  return all;
}

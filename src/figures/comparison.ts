/**
 * One position and one move under several rule books: what each makes of it, and where it first
 * parts from the first of them.
 */
import { parseMove } from '../engine/move-notation.ts';
import { parsePosition } from '../engine/notation.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { EndCause, Event, Fault, Pit, Position, Refusal, Side } from '../engine/types.ts';
import type { Phrases } from '../language/phrases.ts';
import type { StageWords } from '../language/rule-words.ts';
import { playLine, type Turn } from '../narration/line.ts';
import { marksAfter, type Marks } from './beat-marks.ts';
import { boardPicture, type BoardPicture, type Mark } from './board-picture.ts';
import { filmOf } from './film.ts';
import { seedPlaces } from './seed-track.ts';

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
      }
    | { readonly kind: 'refused'; readonly why: string }
    /** The board or the move does not belong to this rule book. */
    | { readonly kind: 'not-here'; readonly faults: readonly Fault[] };
  /** Where it first parts from the first rule book of the list; null when it does not. */
  readonly difference: Difference | null;
};

/** The stage of a move at which two rule books part, and how the game ends by it if it does. */
export type Difference = { readonly stage: StageWords; readonly cause: EndCause | null };

/** What is compared. Position and move are written as in `notation.ts`. */
export type Question = {
  readonly rulesets: readonly Ruleset[];
  readonly position: string;
  readonly move: string;
  readonly phrases: Phrases;
};

type Answer =
  | { readonly kind: 'not-here'; readonly faults: readonly Fault[] }
  | { readonly kind: 'turn'; readonly start: Position; readonly turn: Turn };

/** Every rule book's answer, in the order asked. The first is the one the others are held against. */
export function compare({ rulesets, position, move, phrases }: Question): readonly Compared[] {
  const answers = rulesets.map((ruleset) => ({ ruleset, answer: ask(ruleset, position, move) }));
  const first = answers[0]?.answer;
  return answers.map(({ ruleset, answer }) => {
    const difference = first === undefined || first === answer ? null : partingOf(first, answer);
    if (answer.kind === 'not-here') return { ruleset, result: answer, difference };
    const { start, turn } = answer;
    const film = filmOf({ ruleset, start, turns: [turn], remarks: [], phrases });
    const told = film.beats.slice(1).map((beat) => beat.caption);
    if (turn.kind === 'refused')
      return { ruleset, result: { kind: 'refused', why: told.join(' ') }, difference };
    const { events, after } = turn.trace;
    return {
      ruleset,
      result: {
        kind: 'played',
        picture: pictureAfter(ruleset, turn, first),
        taken: takenBy(events, start.toMove),
        laps: events.filter((event) => event.kind === 'lift').length,
        after,
        told,
      },
      difference,
    };
  });
}

function ask(ruleset: Ruleset, position: string, move: string): Answer {
  const start = parsePosition(ruleset, position);
  const play = parseMove(ruleset, move);
  if (!start.ok) return { kind: 'not-here', faults: start.faults };
  if (!play.ok) return { kind: 'not-here', faults: play.faults };
  const [turn] = playLine(ruleset, start.value, [play.value]);
  if (turn === undefined) throw new Error('A line of one move has one turn.');
  return { kind: 'turn', start: start.value, turn };
}

const takenBy = (events: readonly Event[], mover: Side): number =>
  events.reduce(
    (sum, event) => (event.kind === 'capture' && event.keeper === mover ? sum + event.count : sum),
    0,
  );

/** The board after the move; pits that hold something else than under the first rule book are framed. */
function pictureAfter(
  ruleset: Ruleset,
  turn: Extract<Turn, { kind: 'played' }>,
  first: Answer | undefined,
): BoardPicture {
  const { after, events } = turn.trace;
  const theirs =
    first?.kind === 'turn' && first.turn.kind === 'played' ? first.turn.trace.after.seeds : null;
  return boardPicture({
    board: ruleset.board,
    facing: 'south',
    places: seedPlaces({ seeds: after.seeds, stores: after.stores, hand: 0 }),
    marks: framed(marksAfter(events, events.length - 1), after.seeds, theirs),
    handOver: null,
  });
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

/** Where two answers part; null when everything that happens is the same. */
function partingOf(first: Answer, answer: Answer): Difference | null {
  if (first.kind === 'not-here' || answer.kind === 'not-here')
    return answer.kind === first.kind ? null : { stage: 'board', cause: null };
  const [one, two] = [first.turn, answer.turn];
  if (two.kind === 'refused')
    return one.kind === 'refused' && one.refusal.kind === two.refusal.kind
      ? null
      : { stage: stageOfRefusal(two.refusal), cause: null };
  if (one.kind === 'refused') return { stage: stageOfRefusal(one.refusal), cause: null };
  const [mine, yours] = [deedsOf(one.trace.events), deedsOf(two.trace.events)];
  const length = Math.max(mine.length, yours.length);
  for (let place = 0; place < length; place += 1)
    if (JSON.stringify(mine[place]) !== JSON.stringify(yours[place]))
      return {
        stage: stageOfEvents([mine[place], yours[place]]),
        cause: causeOf(yours) ?? causeOf(mine),
      };
  return null;
}

/** What changes the game: where taking merely rests is told in other words by other rule books. */
const deedsOf = (events: readonly Event[]): readonly Event[] =>
  events.filter((event) => event.kind !== 'rest');

function stageOfRefusal(refusal: Refusal): StageWords {
  switch (refusal.kind) {
    case 'must-feed':
      return 'feeding';
    case 'grand-slam':
      return 'grand-slam';
    case 'endless':
      return 'relay';
    case 'wrong-direction':
      return 'sowing';
    case 'nothing-held':
      return 'captives';
    case 'over':
      return 'end';
    default:
      return 'choice';
  }
}

/** Why a game ended with these events, if it did. */
function causeOf(events: readonly Event[]): EndCause | null {
  const end = events.find((event) => event.kind === 'end');
  return end === undefined ? null : end.outcome.cause;
}

/** The stage told apart by the first events that differ: whichever of the two is the telling one. */
function stageOfEvents(events: readonly (Event | undefined)[]): StageWords {
  const some = (test: (event: Event) => boolean): boolean =>
    events.some((event) => event !== undefined && test(event));
  if (some((event) => event.kind === 'spare')) return 'grand-slam';
  if (some((event) => event.kind === 'lift' && event.cause === 'relay')) return 'relay';
  if (some((event) => event.kind === 'lift')) return 'lift';
  if (some((event) => event.kind === 'skip')) return 'origin';
  if (some((event) => event.kind === 'drop')) return 'sowing';
  if (some((event) => event.kind === 'capture')) return 'capture';
  return 'end';
}

/** What is pointed out on the board while a move is told: from its events alone, in one pass. */
import type { Event, Pit } from '../engine/types.ts';
import type { Mark } from './board-picture.ts';

/** The marks of every pit that has one. */
export type Marks = ReadonlyMap<Pit, readonly Mark[]>;

export const NO_MARKS: Marks = new Map();

/** What is pointed out at one moment. */
export type Pointing = {
  /** Where the lap began, what was sown, taken, spared. */
  readonly marks: Marks;
  /** Where the hand is held: above the pit it last touched. */
  readonly handOver: Pit | null;
};

export const NOTHING_POINTED: Pointing = { marks: NO_MARKS, handOver: null };

/** What is pointed out after each event of a move. */
export function pointingsOf(events: readonly Event[]): readonly Pointing[] {
  let now = NOTHING_POINTED;
  return events.map((event) => (now = pointedAfter(now, event)));
}

/** What is pointed out after all events of a move. */
export const pointingAtEnd = (events: readonly Event[]): Pointing =>
  events.reduce(pointedAfter, NOTHING_POINTED);

function pointedAfter(before: Pointing, event: Event): Pointing {
  const { marks, handOver } = before;
  switch (event.kind) {
    case 'lift':
      return {
        marks: withMarks(marks, ['origin', 'sown', 'last'], [event.pit], ['origin']),
        handOver: event.pit,
      };
    case 'drop':
      return {
        marks: withMarks(marks, ['last'], [event.pit], ['sown', 'last']),
        handOver: event.pit,
      };
    case 'skip':
      return { marks, handOver: event.pit };
    case 'capture':
      return { marks: withMarks(marks, ['sown'], [event.pit], ['captured']), handOver };
    case 'spare':
      return { marks: withMarks(marks, ['sown'], event.pits, ['spared']), handOver };
    case 'rest':
      return { marks: withMarks(marks, ['sown'], [event.pit], ['stopped']), handOver };
    case 'gather':
      return { marks: withMarks(marks, [], event.pits, ['captured']), handOver };
    case 'draw':
    case 'shift':
    case 'turn':
    case 'end':
      return before;
    default:
      return event satisfies never;
  }
}

/** Marks without some kinds of them, then with others at the given pits; no pit has one twice. */
function withMarks(
  marks: Marks,
  gone: readonly Mark[],
  pits: readonly Pit[],
  added: readonly Mark[],
): Marks {
  const now = new Map<Pit, readonly Mark[]>();
  for (const [pit, old] of marks) {
    const kept = old.some((mark) => gone.includes(mark))
      ? old.filter((mark) => !gone.includes(mark))
      : old;
    if (kept.length > 0) now.set(pit, kept);
  }
  for (const pit of pits) now.set(pit, [...new Set([...(now.get(pit) ?? []), ...added])]);
  return now;
}

/** The marks of a refused move: the pit tried, and the pits that may be played instead. */
export const refusalMarks = (tried: Pit | null, instead: readonly Pit[]): Marks =>
  new Map<Pit, readonly Mark[]>([
    ...instead.map((pit) => [pit, ['allowed']] as const),
    ...(tried === null ? [] : [[tried, ['refused']] as const]),
  ]);

/**
 * A move's events gathered into beats: one beat is one thing the reader is shown at a time.
 * The drops of a lap are one beat (it can be unfolded), each capture is its own.
 */
import type { Ruleset } from '../engine/ruleset.ts';
import type { Event, Frame, Move, Trace } from '../engine/types.ts';

/** The kinds of beat, which are also the places a remark in an example can be tied to. */
export const BEAT_KINDS = [
  'start',
  'lift',
  'sow',
  'relay',
  'enter',
  'arrange',
  'pass',
  'capture',
  'spare',
  'rest',
  'gather',
  'end',
  'refused',
] as const;
export type BeatKind = (typeof BEAT_KINDS)[number];

/** A run of events shown together. `first` and `last` are places in the trace's events. */
export type Beat = {
  readonly kind: BeatKind;
  /** Which of its kind in this move, from 1. */
  readonly nth: number;
  readonly first: number;
  readonly last: number;
};

/** A move told whole; `move` is null for what looking at a position brought without one. */
export type Happening = Pick<Trace, 'before' | 'events'> & { readonly move: Move | null };

/** What the words of a beat are made from. `frames[i + 1]` is the board after event `i`. */
export type BeatTold = {
  readonly ruleset: Ruleset;
  readonly trace: Happening;
  readonly frames: readonly Frame[];
  readonly beat: Beat;
};

/** The beat an event belongs to by itself; null for a change of turn that ends some other deed. */
function kindOf(event: Event, move: Move | null): BeatKind | null {
  switch (event.kind) {
    case 'lift':
      return event.cause === 'relay' ? 'relay' : 'lift';
    case 'draw':
      return 'enter';
    case 'drop':
    case 'skip':
      return 'sow';
    case 'shift':
      return 'arrange';
    case 'capture':
    case 'spare':
    case 'rest':
    case 'gather':
    case 'end':
      return event.kind;
    case 'turn':
      return move?.kind === 'pass' ? 'pass' : null;
    default:
      return event satisfies never;
  }
}

/** Whether an event is shown within the beat before it instead of opening its own. */
const joins = (kind: BeatKind, open: BeatKind | undefined): boolean =>
  (kind === 'sow' && (open === 'sow' || open === 'relay' || open === 'enter')) ||
  (kind === 'gather' && open === 'gather');

/** The beats of a move, in order. Every event but a change of turn is in exactly one. */
export function beatsOf({ events, move }: Omit<Happening, 'before'>): readonly Beat[] {
  const beats: Beat[] = [];
  const seen = new Map<BeatKind, number>();
  events.forEach((event, place) => {
    const kind = kindOf(event, move);
    if (kind === null) return;
    const open = beats.at(-1);
    if (open !== undefined && joins(kind, open.kind)) {
      beats[beats.length - 1] = { ...open, last: place };
      return;
    }
    const nth = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, nth);
    beats.push({ kind, nth, first: place, last: place });
  });
  return shortened(beats);
}

/** A relay of more laps than this is told in part by summary. */
const TOLD_SINGLY = 8;
/** Laps told singly before and after the summary. */
const BEFORE = 4;
const AFTER = 2;

/** A long relay with its middle laps as one beat, which can be unfolded like any other. */
function shortened(beats: readonly Beat[]): readonly Beat[] {
  const relays = beats.filter((beat) => beat.kind === 'relay');
  const [first, last] = [relays[BEFORE], relays[relays.length - AFTER - 1]];
  if (relays.length <= TOLD_SINGLY || first === undefined || last === undefined) return beats;
  const middle = { ...first, last: last.last };
  const inside = (beat: Beat): boolean => beat.first >= first.first && beat.last <= last.last;
  return beats.flatMap((beat) => (beat === first ? [middle] : inside(beat) ? [] : [beat]));
}

/** The name a content file gives a beat: `capture`, `capture 2`. */
export const beatName = (beat: Pick<Beat, 'kind' | 'nth'>): string =>
  beat.nth === 1 ? beat.kind : `${beat.kind} ${beat.nth}`;

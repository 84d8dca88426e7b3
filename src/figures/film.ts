/**
 * A line of play as a film: beats to be shown one at a time, each with its words and the moments
 * the board passes through. Stepping, stills on paper and link targets are all read from it.
 */
import type { Ruleset } from '../engine/ruleset.ts';
import type { Position, Side } from '../engine/types.ts';
import { framesOf } from '../engine/event.ts';
import type { Phrases } from '../language/board-phrases.ts';
import { beatName, beatsOf, type BeatKind } from '../narration/beats.ts';
import { tellBeat } from '../narration/events.ts';
import type { Turn } from '../narration/line.ts';
import { pitsOf, tellRefused } from '../narration/refusals.ts';
import { tellOneByOne } from '../narration/sowing.ts';
import { NOTHING_POINTED, type Pointing, pointingsOf, refusalMarks } from './beat-marks.ts';
import { boardPicture, type BoardPicture } from './board-picture.ts';
import { trackSeeds, type SeedPlaces } from './seed-track.ts';

/** One state of the board that can be drawn. `words` tell it when a beat is unfolded. */
export type Moment = Pointing & {
  readonly beat: number;
  readonly places: SeedPlaces;
  readonly words: string | null;
};

/** One thing shown at a time: the moments from `first` to `last`, the last being its settled state. */
export type FilmBeat = {
  readonly kind: BeatKind;
  /** As a content file names it: `capture 2`. */
  readonly name: string;
  /** Which turn of the line it belongs to, from 0; −1 for the start. */
  readonly turn: number;
  readonly first: number;
  readonly last: number;
  readonly caption: string;
  readonly remark: string | null;
};

export type Film = {
  readonly ruleset: Ruleset;
  readonly beats: readonly FilmBeat[];
  readonly moments: readonly Moment[];
};

/** An author's words tied to one beat of one turn. */
export type Remark = { readonly turn: number; readonly at: string; readonly text: string };

/** What a film is made from: a start, the turns played or refused from it, and the words to tell it in. */
export type FilmScript = {
  readonly ruleset: Ruleset;
  readonly start: Position;
  readonly turns: readonly Turn[];
  readonly remarks: readonly Remark[];
  readonly phrases: Phrases;
};

/** The film of a line of play. Beats and moments are never empty: there is always the start. */
export function filmOf(script: FilmScript): Film {
  const { ruleset, start, turns, remarks, phrases } = script;
  const frame = { seeds: start.seeds, stores: start.stores, hand: 0 };
  const events = turns.flatMap((turn) => (turn.kind === 'played' ? turn.trace.events : []));
  const track = trackSeeds(frame, events);
  const beats: FilmBeat[] = [];
  const moments: Moment[] = [];
  const remarkAt = (turn: number, name: string): string | null =>
    remarks.find((remark) => remark.turn === turn && remark.at === name)?.text ?? null;
  const addBeat = (
    beat: Pick<FilmBeat, 'kind' | 'name' | 'turn' | 'caption'>,
    shown: readonly Omit<Moment, 'beat'>[],
  ): void => {
    const first = moments.length;
    for (const moment of shown) moments.push({ ...moment, beat: beats.length });
    const remark = remarkAt(beat.kind === 'start' ? 0 : beat.turn, beat.name);
    beats.push({ ...beat, first, last: moments.length - 1, remark });
  };
  const placesAt = (event: number): SeedPlaces => track[event] as SeedPlaces;

  const { telling, refusing } = phrases;
  addBeat(
    {
      kind: 'start',
      name: 'start',
      turn: -1,
      caption: `${telling.stores({ ...start.stores, carved: ruleset.board.stores === 'carved' })} ${telling.toMove(start.toMove)}`,
    },
    [{ ...NOTHING_POINTED, places: placesAt(0), words: null }],
  );

  let told = 0;
  turns.forEach((turn, turnIndex) => {
    if (turn.kind === 'refused') {
      const { move, refusal } = turn;
      const tried = move.kind === 'sow' ? move.from : null;
      const instead = 'instead' in refusal ? pitsOf(refusal.instead) : [];
      const caption = tellRefused(refusing, ruleset, turn);
      addBeat({ kind: 'refused', name: 'refused', turn: turnIndex, caption }, [
        {
          places: placesAt(told),
          marks: refusalMarks(tried, instead),
          handOver: null,
          words: null,
        },
      ]);
      return;
    }
    const { trace } = turn;
    const frames = framesOf(trace);
    const pointings = pointingsOf(trace.events);
    for (const beat of beatsOf(trace)) {
      const here = { ruleset, trace, frames, beat };
      const shown = tellOneByOne(telling, here).map((words, step) => ({
        ...(pointings[beat.first + step] ?? NOTHING_POINTED),
        places: placesAt(told + beat.first + step + 1),
        words,
      }));
      const caption = tellBeat(telling, here);
      addBeat({ kind: beat.kind, name: beatName(beat), turn: turnIndex, caption }, shown);
    }
    told += trace.events.length;
  });
  return { ruleset, beats, moments };
}

/** The board at a moment, turned to face a side. An index outside the film is brought inside. */
export function pictureAt(film: Film, moment: number, facing: Side): BoardPicture {
  const shown = film.moments[Math.max(0, Math.min(moment, film.moments.length - 1))] as Moment;
  return boardPicture({
    board: film.ruleset.board,
    facing,
    places: shown.places,
    marks: shown.marks,
    handOver: shown.handOver,
  });
}

/**
 * A film as still pictures: one for each change of the board. Beats that only say something more
 * about the same board share its picture, so paper is not wasted on twins.
 */
import type { Film, FilmBeat } from './film.ts';

/** One picture: the moment to draw, and the beats it stands for. */
export type Still = {
  readonly moment: number;
  readonly beats: readonly FilmBeat[];
};

/** Whether a beat is told with the picture of the beat after it: a lift is shown by its sowing. */
const leadsIn = (beat: FilmBeat): boolean => beat.kind === 'lift' || beat.kind === 'enter';

/** The stills of a film, in order. Every beat is told under exactly one of them. */
export function stillsOf(film: Film): readonly Still[] {
  const stills: Still[] = [];
  let waiting: FilmBeat[] = [];
  for (const beat of film.beats) {
    const before = stills.at(-1);
    if (leadsIn(beat)) {
      waiting.push(beat);
    } else if (before !== undefined && waiting.length === 0 && sameBoard(film, before, beat)) {
      stills[stills.length - 1] = { moment: beat.last, beats: [...before.beats, beat] };
    } else {
      stills.push({ moment: beat.last, beats: [...waiting, beat] });
      waiting = [];
    }
  }
  const [first, ...rest] = waiting;
  return first === undefined
    ? stills
    : [...stills, { moment: (rest.at(-1) ?? first).last, beats: waiting }];
}

/** Whether a beat leaves every seed where the still already shows it. A refusal is its own picture. */
const sameBoard = (film: Film, still: Still, beat: FilmBeat): boolean =>
  beat.kind !== 'refused' &&
  still.beats.at(-1)?.kind !== 'refused' &&
  film.moments[still.moment]?.places === film.moments[beat.last]?.places;

/** The shapes that tell kinds of dates apart, in the chronology and in its key, around a middle of 0, 0. */
import type { TimeKind } from './timeline.ts';

/** Silence has no mark: a hatched field is drawn. */
export const TIME_MARKS: Readonly<Record<Exclude<TimeKind, 'silence'>, string>> = {
  evidence: 'M-5 -5H5V5H-5Z',
  report: 'M-5.2 0A5.2 5.2 0 1 1 5.2 0A5.2 5.2 0 1 1 -5.2 0Z',
  tradition: 'M0 -6.5L6.5 0L0 6.5L-6.5 0Z',
};

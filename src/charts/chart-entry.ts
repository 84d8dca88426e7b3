/** An entry of the chronology as the chart is given it: its years, and its words in one language. */
import type { TimeEntry } from '../figures/timeline.ts';

export type ChartEntry = TimeEntry & {
  /** As the label begins; empty where a bar says it better. */
  readonly years: string;
  readonly label: string;
  /** The link in words: years, what happened, what kind of evidence. */
  readonly spoken: string;
  readonly text: string;
  /** The sources by their short names. */
  readonly sources: string;
};

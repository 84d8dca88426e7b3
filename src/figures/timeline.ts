/** Where the entries of a chronology lie when time runs down the page: numbers, no drawing. */
export type TimeKind = 'evidence' | 'report' | 'tradition' | 'silence';
export type TimeEntry = {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly openStart: boolean;
  readonly uncertain: boolean;
  readonly kind: TimeKind;
};
/** The first and the last year in view. */
export type Span = { readonly first: number; readonly last: number };

export type TimelinePlan = {
  readonly width: number;
  readonly height: number;
  /** Where the line of time ends; labels may stand below it. */
  readonly foot: number;
  /** The way from the lanes to the labels. */
  readonly reach: number;
  /** Height kept for one label. */
  readonly line: number;
  readonly lane: number;
};
export type PlacedEntry = {
  readonly id: string;
  readonly kind: TimeKind;
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly uncertain: boolean;
  /** Where the middle of its label stands, and the thread that leads there. */
  readonly labelY: number;
  readonly thread: string;
};
export type Timeline = {
  readonly lanes: readonly { readonly kind: Exclude<TimeKind, 'silence'>; readonly x: number }[];
  readonly left: number;
  readonly right: number;
  readonly labelX: number;
  readonly top: number;
  readonly bottom: number;
  readonly ticks: readonly { readonly year: number; readonly y: number }[];
  readonly entries: readonly PlacedEntry[];
};

export const ALL_YEARS: Span = { first: 1200, last: 2030 };
export const NARROW: TimelinePlan = {
  width: 360,
  height: 900,
  foot: 720,
  reach: 32,
  line: 31,
  lane: 21,
};
export const WIDE: TimelinePlan = {
  width: 720,
  height: 830,
  foot: 660,
  reach: 110,
  line: 30,
  lane: 52,
};
/** The kinds that have a lane; silence lies behind all of them. */
export const LANES: readonly Exclude<TimeKind, 'silence'>[] = ['evidence', 'report', 'tradition'];

const AXIS = 40;
const TOP = 34;
const SHORTEST = 20;
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200];

/** Which years are written beside the line: round ones, ten at the most. */
export function yearTicks({ first, last }: Span): readonly number[] {
  const step = STEPS.find((one) => (last - first) / one <= 10) ?? 500;
  const begin = Math.ceil(first / step) * step;
  const count = Math.max(0, Math.floor((last - begin) / step) + 1);
  return Array.from({ length: count }, (_, place) => begin + place * step);
}

/** The heights nearest to those wished for, in the same order, at least `line` apart. */
export function apart(wished: readonly number[], line: number, least: number, most: number) {
  type Block = { sum: number; count: number };
  const blocks: Block[] = [];
  for (const [place, wish] of wished.entries()) {
    blocks.push({ sum: wish - place * line, count: 1 });
    // Blocks that would cross are laid together at their mean.
    for (;;) {
      const [before, after] = blocks.slice(-2);
      if (!before || !after || before.sum / before.count <= after.sum / after.count) break;
      blocks.splice(-2, 2, { sum: before.sum + after.sum, count: before.count + after.count });
    }
  }
  const highest = most - (wished.length - 1) * line;
  return blocks
    .flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count))
    .map((height, place) => Math.min(Math.max(height, least), highest) + place * line);
}

/** The picture of the entries that touch the years in view. */
export function timeline(
  entries: readonly TimeEntry[],
  span: Span,
  { height, foot, reach, line, lane }: TimelinePlan,
): Timeline {
  const [top, bottom] = [TOP, foot];
  const y = (year: number): number =>
    top + ((year - span.first) / (span.last - span.first)) * (bottom - top);
  const held = (value: number): number => Math.min(Math.max(value, top), bottom);
  const lanes = LANES.map((kind, place) => ({ kind, x: AXIS + (place + 0.5) * lane }));
  const right = AXIS + LANES.length * lane;
  const labelX = right + reach;
  const shown = entries
    .filter(({ from, to }) => to >= span.first && from <= span.last)
    .map((entry) => {
      const [from, to] = [held(y(entry.from)), held(y(entry.to))];
      return { entry, from, to, wish: (from + to) / 2 };
    })
    .sort((a, b) => a.wish - b.wish || a.from - b.from);
  const heights = apart(
    shown.map(({ wish }) => wish),
    line,
    top + line / 2,
    height - line / 2,
  );
  return {
    lanes,
    left: AXIS,
    right,
    labelX,
    top,
    bottom,
    ticks: yearTicks(span).map((year) => ({ year, y: y(year) })),
    entries: shown.map(({ entry: { id, kind, uncertain }, from, to, wish }, place) => {
      const x = lanes.find((one) => one.kind === kind)?.x ?? right - 4;
      const labelY = heights[place] ?? wish;
      const thread = `M${x} ${wish.toFixed(1)}H${right + 4}L${labelX - 6} ${labelY.toFixed(1)}`;
      return { id, kind, x, top: from, bottom: to, uncertain, labelY, thread };
    }),
  };
}

const kept = (first: number, length: number): Span => {
  const span = Math.min(Math.max(length, SHORTEST), ALL_YEARS.last - ALL_YEARS.first);
  const start = Math.min(Math.max(first, ALL_YEARS.first), ALL_YEARS.last - span);
  return { first: Math.round(start), last: Math.round(start + span) };
};

/** Closer (below 1) or further (above 1), round a year if one is given, else round the middle. */
export function zoomed({ first, last }: Span, factor: number, around = (first + last) / 2): Span {
  const length = (last - first) * factor;
  return kept(around - (around - first) * factor, length);
}

/** Earlier (below 0) or later, by a share of what is in view. */
export const moved = ({ first, last }: Span, share: number): Span =>
  kept(first + (last - first) * share, last - first);

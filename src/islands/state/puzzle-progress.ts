/**
 * How far a reader has come with the puzzles. Owns what is noted of a puzzle and how two notes are made
 * one; knows no storage, no file and no screen.
 */

/** How a puzzle ended: not yet, by an answer of the reader's, or by having the answer shown. */
export const ENDS = ['open', 'solved', 'shown'] as const;
export type End = (typeof ENDS)[number];

/** What is noted of one puzzle. Nothing is timed. */
export type Note = {
  /** Answers given, the right one with them. */
  readonly tries: number;
  /** Hints asked for before it ended. */
  readonly hints: number;
  readonly end: End;
};

/** The notes by the name of the puzzle: `ayo.sow.1.42.3`. */
export type Progress = ReadonlyMap<string, Note>;

const UNTOUCHED: Note = { tries: 0, hints: 0, end: 'open' };

export const noteOf = (progress: Progress, puzzle: string): Note =>
  progress.get(puzzle) ?? UNTOUCHED;

/** A puzzle ends once: what is tried or asked afterwards changes no note. */
export function noted(progress: Progress, puzzle: string, change: Partial<Note>): Progress {
  const before = noteOf(progress, puzzle);
  if (before.end !== 'open') return progress;
  const after = { ...before, ...change };
  return new Map([...progress, [puzzle, after]]);
}

/** Which of two notes tells of the later state: an ended puzzle before an open one, then more tries, more hints. */
export function further(one: Note, other: Note): Note {
  const weight = ({ end, tries, hints }: Note): readonly number[] => [
    end === 'open' ? 0 : 1,
    tries,
    hints,
  ];
  const [a, b] = [weight(one), weight(other)];
  const differs = a.findIndex((value, place) => value !== b[place]);
  return differs >= 0 && (b[differs] ?? 0) > (a[differs] ?? 0) ? other : one;
}

/** Everything of both. A puzzle that both know keeps the note that is further on; among equals the first. */
export function joined(one: Progress, other: Progress): Progress {
  const all = new Map(one);
  for (const [puzzle, note] of other) {
    const known = all.get(puzzle);
    all.set(puzzle, known === undefined ? note : further(known, note));
  }
  return all;
}

/** A line of the table: one skill by one rule book. */
export type ProgressRow = {
  readonly book: string;
  readonly skill: string;
  readonly alone: number;
  readonly withHints: number;
  readonly shown: number;
  readonly open: number;
  readonly tries: number;
};

const NOTHING_DONE = { alone: 0, withHints: 0, shown: 0, open: 0, tries: 0 };

/**
 * The table of what was done, a line for each skill and rule book that was tried.
 * @param skills the skills in the order they are shown; others come last, as they were met
 * @param books the same for the rule books
 */
export function progressRows(
  progress: Progress,
  skills: readonly string[],
  books: readonly string[],
): readonly ProgressRow[] {
  const rows = new Map<string, ProgressRow>();
  for (const [puzzle, { tries, hints, end }] of progress) {
    const [book = '', skill = ''] = puzzle.split('.');
    const none: ProgressRow = { book, skill, ...NOTHING_DONE };
    const row = rows.get(`${book}.${skill}`) ?? none;
    const column =
      end === 'solved' ? (hints === 0 ? 'alone' : 'withHints') : end === 'shown' ? 'shown' : 'open';
    rows.set(`${book}.${skill}`, { ...row, [column]: row[column] + 1, tries: row.tries + tries });
  }
  const place = (list: readonly string[], one: string): number =>
    list.includes(one) ? list.indexOf(one) : list.length;
  return [...rows.values()].sort(
    (a, b) =>
      place(skills, a.skill) - place(skills, b.skill) ||
      place(books, a.book) - place(books, b.book),
  );
}

/**
 * The progress as a text: what is kept in the browser and what is exported are the same. Reading is
 * total: any text gives notes and a list of what is wrong with it, never an exception.
 */
import { ENDS, type End, further, type Note, type Progress } from './puzzle-progress.ts';
import { shortly } from './shortly.ts';

const KIND = 'ayo-puzzles';
const VERSION = 1;
/** No honest file is longer, in characters. */
export const LONGEST = 5_000_000;
const MOST = 100_000;

/** The parts of an entry, as the file calls them. */
export type EntryPart = 'puzzle' | keyof Note;

/** What is wrong with a file. */
export type FileFault =
  | { readonly kind: 'too-long' }
  | { readonly kind: 'not-json' }
  | { readonly kind: 'not-ours' }
  | { readonly kind: 'version'; readonly found: string }
  | { readonly kind: 'no-list' }
  /** `place` counts from 1. */
  | {
      readonly kind: 'entry';
      readonly place: number;
      readonly part: EntryPart;
      readonly found: string;
    };

/** What a text tells: the notes that could be read, and what is wrong. */
export type ReadProgress = { readonly progress: Progress; readonly faults: readonly FileFault[] };

/** Rule book, skill, level, seed and number, as `nameOf` writes them; of a book or skill that is not here, too. */
const NAME = /^[a-z0-9-]{1,40}\.[a-z0-9-]{1,40}\.\d{1,2}\.\d{1,10}\.[1-9]\d{0,5}$/;

/** The file of the progress, one entry a line. */
export function progressText(progress: Progress): string {
  const entries = Array.from(progress, ([puzzle, note]) => JSON.stringify({ puzzle, ...note }));
  const list = entries.length === 0 ? '[]' : `[\n    ${entries.join(',\n    ')}\n  ]`;
  return `{\n  "kind": "${KIND}",\n  "version": ${VERSION},\n  "puzzles": ${list}\n}\n`;
}

const failed = (fault: FileFault): ReadProgress => ({ progress: new Map(), faults: [fault] });

/** What a file tells. Entries that are wrong are left out and named. */
export function readProgress(text: string): ReadProgress {
  if (text.length > LONGEST) return failed({ kind: 'too-long' });
  let told: unknown;
  try {
    told = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return failed({ kind: 'not-json' });
  }
  const { kind, version, puzzles } = fieldsOf(told);
  if (kind !== KIND) return failed({ kind: 'not-ours' });
  if (version !== VERSION) return failed({ kind: 'version', found: foundIn(version) });
  if (!Array.isArray(puzzles)) return failed({ kind: 'no-list' });
  const faults: FileFault[] = [];
  const progress = new Map<string, Note>();
  puzzles.forEach((entry: unknown, at) => {
    const wrong = faultOf(entry);
    const { puzzle, tries, hints, end } = fieldsOf(entry);
    if (wrong !== null) faults.push({ kind: 'entry', place: at + 1, ...wrong });
    else {
      const note = { tries: Number(tries), hints: Number(hints), end: end as End };
      const known = progress.get(String(puzzle));
      // A puzzle that stands twice keeps what is further on.
      progress.set(String(puzzle), known === undefined ? note : further(known, note));
    }
  });
  return { progress, faults };
}

const fieldsOf = (told: unknown): Readonly<Record<string, unknown>> =>
  typeof told === 'object' && told !== null && !Array.isArray(told) ? { ...told } : {};

const isCount = (told: unknown): boolean =>
  Number.isSafeInteger(told) && Number(told) >= 0 && Number(told) <= MOST;

/** The first thing that is wrong with an entry. */
function faultOf(entry: unknown): { part: EntryPart; found: string } | null {
  const { puzzle, tries, hints, end } = fieldsOf(entry);
  if (typeof puzzle !== 'string' || !NAME.test(puzzle))
    return { part: 'puzzle', found: foundIn(puzzle) };
  if (!isCount(tries)) return { part: 'tries', found: foundIn(tries) };
  if (!isCount(hints)) return { part: 'hints', found: foundIn(hints) };
  return ENDS.some((one) => one === end) ? null : { part: 'end', found: foundIn(end) };
}

/** What was found, cut short enough for a sentence. */
const foundIn = (told: unknown): string => shortly(JSON.stringify(told) ?? '');

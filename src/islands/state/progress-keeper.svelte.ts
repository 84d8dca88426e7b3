/**
 * The reader's progress while the page is open: noted, exported, imported, forgotten, taken back. Two
 * pages of the book may be open at once: what lies in the browser is read again before it is changed.
 */
import { type FileFault, progressText, readProgress } from './progress-file.ts';
import { ProgressShelf } from './progress-shelf.ts';
import { joined, type Note, noted, type Progress } from './puzzle-progress.ts';

/** What the reader must know of the keeping: it does not work, or something there could not be read. */
export type Trouble =
  | { readonly kind: 'not-kept' }
  | { readonly kind: 'unread'; readonly faults: readonly FileFault[] };

/** A deed that can be taken back, and what was there before it. */
type Undoable = {
  readonly deed: 'reset' | 'import';
  readonly before: Progress;
  readonly aside: readonly string[];
};

/** What came of an import. */
export type Imported =
  | { readonly kind: 'taken'; readonly found: number; readonly fresh: number }
  | { readonly kind: 'refused'; readonly faults: readonly FileFault[] };

export class ProgressKeeper {
  progress = $state.raw<Progress>(new Map());
  trouble = $state.raw<Trouble | null>(null);
  #undoables = $state.raw<readonly Undoable[]>([]);
  /** The deed that `undo` takes back; the ones before it follow. */
  undoable = $derived(this.#undoables.at(-1)?.deed ?? null);
  /** Texts that could not be read and are kept as they were found. */
  aside = $state.raw<readonly string[]>([]);
  readonly #shelf: ProgressShelf;
  /** Whether this page knows something that the browser would not keep. */
  #unkept = false;

  constructor(shelf: ProgressShelf = new ProgressShelf()) {
    this.#shelf = shelf;
  }

  text = $derived(progressText(this.progress));

  /** Takes over what is kept in the browser: at the beginning, and when another page has changed it. */
  read(): void {
    const found = this.#shelf.read();
    this.aside = this.#shelf.aside();
    if (found === null) {
      this.trouble = { kind: 'not-kept' };
      this.#unkept = true;
      return;
    }
    if (found.faults.length > 0) this.trouble = { kind: 'unread', faults: found.faults };
    this.progress = this.#unkept ? joined(this.progress, found.progress) : found.progress;
  }

  /** Notes something of a puzzle. */
  note(puzzle: string, change: Partial<Note>): void {
    // What a file brought can no longer be told apart from what was noted since.
    this.#undoables = this.#undoables.filter(({ deed }) => deed === 'reset');
    this.read();
    this.#keep(noted(this.progress, puzzle, change));
  }

  /** Adds what a file tells. A file with any fault changes nothing. */
  import(text: string): Imported {
    const { progress: told, faults } = readProgress(text);
    if (faults.length > 0) return { kind: 'refused', faults };
    this.read();
    const before = this.progress;
    const fresh = [...told.keys()].filter((puzzle) => !before.has(puzzle)).length;
    this.#undoables = [...this.#undoables, { deed: 'import', before, aside: [] }];
    this.#keep(joined(before, told));
    return { kind: 'taken', found: told.size, fresh };
  }

  /** Forgets everything, what was laid aside too. It can be taken back while the page is open. */
  reset(): void {
    this.read();
    const { progress: before, aside } = this;
    this.#undoables = [...this.#undoables, { deed: 'reset', before, aside }];
    this.#layAside([]);
    this.#keep(new Map());
    if (this.trouble?.kind === 'unread') this.trouble = null;
  }

  /** Takes the last reset or import back, then the one before. What was noted after a reset stays. */
  undo(): void {
    const last = this.#undoables.at(-1);
    if (last === undefined) return;
    this.#undoables = this.#undoables.slice(0, -1);
    this.read();
    if (last.deed === 'reset') {
      this.#layAside([...new Set([...last.aside, ...this.aside])]);
      this.#keep(joined(last.before, this.progress));
    } else this.#keep(last.before);
  }

  #layAside(texts: readonly string[]): void {
    this.#shelf.layAside(texts);
    this.aside = texts;
  }

  #keep(progress: Progress): void {
    this.progress = progress;
    this.#unkept = !this.#shelf.write(progress);
    if (this.#unkept) this.trouble = { kind: 'not-kept' };
    else if (this.trouble?.kind === 'not-kept') this.trouble = null;
  }
}

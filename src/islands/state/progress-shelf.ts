/**
 * Where the progress lies in the browser. What cannot be read there is never overwritten: it is laid
 * aside as it was found. Storage that is blocked or full is told, not thrown.
 */
import { type FileFault, progressText, readProgress } from './progress-file.ts';
import type { Progress } from './puzzle-progress.ts';

/** As much of the browser's storage as is needed. */
export type Drawer = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const KEY = 'ayo-puzzles';
/** What could not be read, as a list of texts. */
export const ASIDE = 'ayo-puzzles-unread';

/** What was found; null where the storage could not be opened. */
export type Found = { readonly progress: Progress; readonly faults: readonly FileFault[] } | null;

export class ProgressShelf {
  readonly #open: () => Drawer;
  /** Whether a text lies there that could neither be read nor be laid aside. */
  #stuck = false;

  /** @param open gives the storage, or throws where it is blocked */
  constructor(open: () => Drawer = () => localStorage) {
    this.#open = open;
  }

  /** Takes out what is kept. A text with faults is laid aside whole before anything is made of it. */
  read(): Found {
    this.#stuck = false;
    try {
      const drawer = this.#open();
      const text = drawer.getItem(KEY);
      if (text === null) return { progress: new Map(), faults: [] };
      const found = readProgress(text);
      if (found.faults.length > 0) {
        this.#stuck = true;
        const aside = this.aside();
        if (!aside.includes(text)) drawer.setItem(ASIDE, JSON.stringify([...aside, text]));
        this.#stuck = false;
        drawer.setItem(KEY, progressText(found.progress));
      }
      return found;
    } catch {
      return null;
    }
  }

  /** Keeps a progress; says whether that worked. */
  write(progress: Progress): boolean {
    try {
      if (progress.size === 0) this.#open().removeItem(KEY);
      else if (this.#stuck) return false;
      else this.#open().setItem(KEY, progressText(progress));
      return true;
    } catch {
      return false;
    }
  }

  /** The texts that were laid aside. */
  aside(): readonly string[] {
    try {
      const text = this.#open().getItem(ASIDE);
      return text === null ? [] : textsIn(text);
    } catch {
      return [];
    }
  }

  /** Lays texts aside in the place of what lay there. */
  layAside(texts: readonly string[]): void {
    try {
      if (texts.length === 0) this.#open().removeItem(ASIDE);
      else this.#open().setItem(ASIDE, JSON.stringify(texts));
    } catch {
      // Storage is blocked: nothing was laid aside there either.
    }
  }
}

function textsIn(text: string): readonly string[] {
  try {
    const told: unknown = JSON.parse(text);
    if (Array.isArray(told)) return told.map(String);
  } catch {
    // It is a text by itself.
  }
  return [text];
}

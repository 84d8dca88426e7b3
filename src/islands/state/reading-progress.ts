/**
 * Which pages a reader has opened and which read to the end. Kept in this browser only, the same for
 * both languages; when storage is blocked or spoilt nothing is kept, and nothing is said.
 */
export type Reading = 'opened' | 'finished';
/** What is known of each page, by its address below the language. */
export type Progress = ReadonlyMap<string, Reading>;

const KEY = 'ayo-reading';

/** What a kept text tells; whatever it does not say rightly is left out. */
export function progressFrom(text: string | null): Progress {
  let told: unknown;
  try {
    told = JSON.parse(text ?? '{}');
  } catch {
    return new Map();
  }
  if (typeof told !== 'object' || told === null || Array.isArray(told)) return new Map();
  return new Map(
    Object.entries(told).filter(
      (one): one is [string, Reading] => one[1] === 'opened' || one[1] === 'finished',
    ),
  );
}

/** A page is opened once and finished once: to open it again takes nothing back. */
export const withReading = (progress: Progress, page: string, reading: Reading): Progress =>
  progress.get(page) === 'finished' ? progress : new Map([...progress, [page, reading]]);

/** What this browser has kept. */
export function keptProgress(): Progress {
  try {
    return progressFrom(localStorage.getItem(KEY));
  } catch {
    return new Map();
  }
}

/** Adds to what is kept, and gives back the whole. */
export function keepReading(page: string, reading: Reading): Progress {
  const progress = withReading(keptProgress(), page, reading);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(progress)));
  } catch {
    // Storage is blocked or full: the mark holds for this page.
  }
  return progress;
}

/** Forgets everything that was read. */
export function forgetReading(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: there is nothing to forget.
  }
}

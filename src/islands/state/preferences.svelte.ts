/**
 * What a reader has chosen for every board: pace, sound, unfolding. Kept in this browser only; when
 * storage is blocked or spoilt the defaults hold and nothing is said.
 */
export const PACES = ['slow', 'usual', 'quick'] as const;
export type Pace = (typeof PACES)[number];

const KEY = 'ayo-board';

class Preferences {
  pace = $state<Pace>('usual');
  sound = $state(false);
  unfolded = $state(false);
  #read = false;

  /** Takes over what was kept. To be called once the page is alive, so that it starts as it was served. */
  read(): void {
    if (this.#read) return;
    this.#read = true;
    const kept = stored();
    const pace = PACES.find((one) => one === kept.pace);
    if (pace !== undefined) this.pace = pace;
    if (typeof kept.sound === 'boolean') this.sound = kept.sound;
    if (typeof kept.unfolded === 'boolean') this.unfolded = kept.unfolded;
  }

  /** Keeps what is chosen now. */
  keep(): void {
    const { pace, sound, unfolded } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ pace, sound, unfolded }));
    } catch {
      // Storage is blocked or full: the choice holds for this visit.
    }
  }
}

function stored(): { pace?: unknown; sound?: unknown; unfolded?: unknown } {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** One for all boards of a page. */
export const preferences = new Preferences();

/** Milliseconds between two falling seeds. */
export const SEED_TIME: { readonly [pace in Pace]: number } = { slow: 320, usual: 180, quick: 90 };

/** Milliseconds a beat rests while the film plays: time to read its words. */
export const readingTime = (words: string, pace: Pace): number =>
  (900 + 45 * words.length) * (pace === 'slow' ? 1.6 : pace === 'usual' ? 1 : 0.5);

import type { Glide, Tone } from './tones.ts';

/** Everything said around tones: levels, glosses, and the buttons that let them be heard. */
export type ToneWords = {
  readonly tones: Readonly<Record<Tone, string>>;
  /** Said after the tone: `high, rising`. */
  readonly glides: Readonly<Record<Glide, string>>;
  readonly line: (told: { line: number }) => string;
  /** Stands before a melody told in words. */
  readonly melody: string;
  readonly table: {
    readonly line: string;
    readonly word: string;
    readonly tone: string;
    readonly meaning: string;
    readonly difference: string;
  };
  readonly spelling: { readonly 'as-printed': string; readonly corrected: string };
  readonly wordForWord: string;
  readonly shortFor: string;
  readonly literal: string;
  readonly translation: string;
  readonly by: (told: { by: string }) => string;
  readonly source: string;
  readonly differ: { readonly letters: string; readonly tones: string; readonly both: string };
  readonly hear: HearWords;
};

/** What stands on and beside the buttons. Plain strings: they travel to the browser. */
export type HearWords = {
  readonly hear: string;
  readonly stop: string;
  readonly slowly: string;
  readonly note: string;
};

import type { PitNumber } from './phrasebook.ts';

/** What the page of worksheets says, and the paper itself beside its questions. */
export type WorksheetWords = {
  readonly title: string;
  readonly short: string;
  readonly lede: string;
  readonly description: string;
  readonly form: {
    readonly make: string;
    readonly book: string;
    readonly skill: string;
    readonly mixed: string;
    readonly level: string;
    readonly questions: string;
    readonly seed: string;
    readonly seedNote: string;
    readonly another: string;
    readonly withKey: string;
  };
  readonly withoutScript: string;
  readonly ready: string;
  readonly readyNote: string;
  readonly makeOwn: string;
  readonly questionsOnly: string;
  readonly key: string;
  readonly paper: {
    readonly heading: (told: { skill: string }) => string;
    readonly mixedHeading: string;
    readonly sheet: (told: { seed: number; level: number }) => string;
    readonly name: string;
    readonly class: string;
    readonly date: string;
    readonly answer: string;
    readonly fillIn: string;
    readonly board: (told: {
      southPits: readonly [PitNumber, PitNumber];
      south: readonly number[];
      northPits: readonly [PitNumber, PitNumber];
      north: readonly number[];
    }) => string;
    readonly blankBoard: string;
  };
  readonly keyPaper: {
    readonly heading: (told: { title: string }) => string;
    readonly note: string;
    readonly rule: string;
    readonly moves: string;
  };
  readonly made: (told: { count: number }) => string;
  readonly notFetched: string;
  readonly notices: {
    readonly book: (told: { asked: string; known: string }) => string;
    readonly skill: (told: { asked: string; known: string }) => string;
    readonly lacking: (told: { skill: string; why: string }) => string;
    readonly level: (told: { asked: string }) => string;
    readonly questions: (told: { asked: string; least: number; most: number }) => string;
    readonly seed: (told: { asked: string; least: number; most: number }) => string;
  };
};

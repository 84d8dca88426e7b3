/** Everything a board or a stepper says about itself: names of buttons, states, notices. */
import type { PitNumber, Player } from './phrasebook.ts';

export type Controls = {
  readonly back: string;
  readonly next: string;
  readonly play: string;
  readonly pause: string;
  readonly turnBoard: string;
  readonly facing: (player: Player) => string;
  readonly copyLink: string;
  readonly linkCopied: string;
  /** Shown with the link itself when the browser does not let us copy. */
  readonly copyByHand: string;
  readonly seedBySeed: string;
  readonly allFrames: string;
  readonly hideFrames: string;
  readonly sound: string;
  readonly pace: string;
  readonly paces: { readonly slow: string; readonly usual: string; readonly quick: string };
  readonly settings: string;
  readonly keys: string;
  /** What the slider is called; where it stands is said by `step`. */
  readonly slider: string;
  readonly step: (told: { step: number; of: number }) => string;
  readonly boardTable: string;
  readonly columnPit: string;
  readonly columnSeeds: string;
  readonly pitName: (told: { owner: Player; pit: PitNumber }) => string;
  readonly pitWithSeeds: (told: { owner: Player; pit: PitNumber; seeds: number }) => string;
  readonly storeName: (told: { owner: Player }) => string;
  /** The same where captives are held beside a board without stores. */
  readonly heldName: (told: { owner: Player }) => string;
  readonly hand: (told: { seeds: number }) => string;
  readonly ruleset: string;
  readonly noSuchStep: (told: { asked: string; of: number; shown: number }) => string;
  readonly noSuchExample: (told: { asked: string; shown: string }) => string;
  readonly tryMove: string;
  readonly tryAgain: string;
  readonly undo: string;
  /** Said while the seeds of a move are still falling. */
  readonly moving: (told: { player: Player }) => string;
  readonly choosePit: (told: { player: Player; first: PitNumber; last: PitNumber }) => string;
};

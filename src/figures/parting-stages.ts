/** Which stage of a move an event or a refusal belongs to: so a difference can be named. */
import type { Event, Move, Refusal } from '../engine/types.ts';
import type { StageWords } from '../language/rule-words.ts';

/** A stage, and the tags that tell most about the difference if a book has one of them. */
export type Parting = { readonly stage: StageWords; readonly tags: readonly string[] };

/** What stands in the way of a move. */
export function partedByRefusal(refusal: Refusal, move: Move): Parting {
  switch (refusal.kind) {
    case 'must-feed':
      return { stage: 'feeding', tags: [] };
    case 'grand-slam':
      return { stage: 'grand-slam', tags: [] };
    case 'endless':
      return { stage: 'relay', tags: ['relay:endless'] };
    case 'wrong-direction':
      return { stage: 'sowing', tags: ['sowing:clockwise'] };
    case 'nothing-held':
      return { stage: 'captives', tags: [] };
    case 'can-move':
      return { stage: 'pass', tags: [] };
    case 'over':
      return { stage: 'end', tags: [] };
    case 'not-this-stage':
      return { stage: stageOfMove(move), tags: [] };
    case 'no-such-pit':
    case 'not-yours':
    case 'empty':
    case 'too-few':
      return { stage: 'choice', tags: ['choice:at-least'] };
    default:
      return refusal satisfies never;
  }
}

/** The stage that decides whether a kind of move is made at all. */
function stageOfMove(move: Move): StageWords {
  switch (move.kind) {
    case 'sow':
    case 'arrange':
      return 'opening';
    case 'enter':
      return 'captives';
    case 'pass':
      return 'pass';
    default:
      return move satisfies never;
  }
}

/** Where in a move an event happens. */
export function stageOfEvent(event: Event): StageWords {
  switch (event.kind) {
    case 'shift':
      return 'opening';
    case 'draw':
      return 'captives';
    case 'lift':
      return event.cause === 'relay' ? 'relay' : 'lift';
    case 'skip':
      return 'origin';
    case 'drop':
      return 'sowing';
    case 'capture':
    case 'rest':
      return 'capture';
    case 'spare':
      return 'grand-slam';
    case 'gather':
    case 'end':
      return 'end';
    case 'turn':
      return 'pass';
    default:
      return event satisfies never;
  }
}

/** Where two rule books part over one position and one move, and the clause that says why. */
import type { Ruleset } from '../engine/ruleset.ts';
import type { EndCause, Event, Move, Refusal } from '../engine/types.ts';
import type { StageWords } from '../language/rule-words.ts';
import { tagsOf } from '../narration/rules.ts';
import { type Parting, partedByRefusal, stageOfEvent } from './parting-stages.ts';

/** The stage at which two rule books part, and the clause to be read: this book's or the first one's. */
export type Difference = {
  readonly stage: StageWords;
  /** A tag of `clausesOf`. */
  readonly tag: string;
  readonly book: 'this' | 'first';
};

/** What came of asking a rule book, as far as two answers can differ. */
export type Outcome =
  | { readonly kind: 'not-here' }
  | { readonly kind: 'refused'; readonly move: Move; readonly refusal: Refusal }
  /** Played, or (`moved` false) at its end before any move. */
  | { readonly kind: 'done'; readonly moved: boolean; readonly events: readonly Event[] };

export type Answered = { readonly ruleset: Ruleset; readonly outcome: Outcome };

/** Where an answer parts from the first; null when everything that happens is the same. */
export function partingOf(first: Answered, here: Answered): Difference | null {
  const parting = whereParted(first.outcome, here.outcome);
  return parting === null ? null : clauseFor(parting, first.ruleset, here.ruleset);
}

/** The clause of a stage: the most telling one, in this book if it has it, else in the first. */
function clauseFor({ stage, tags }: Parting, first: Ruleset, here: Ruleset): Difference {
  const books = [
    { book: 'this', clauses: tagsOf(here) },
    { book: 'first', clauses: tagsOf(first) },
  ] as const;
  for (const { book, clauses } of books) {
    const telling = clauses.find(({ tag }) => tags.includes(tag));
    if (telling !== undefined) return { stage, tag: telling.tag, book };
  }
  for (const { book, clauses } of books) {
    const clause = clauses.find((one) => one.stage === stage);
    if (clause !== undefined) return { stage, tag: clause.tag, book };
  }
  // No book speaks of the stage: what a move is stands under the choice.
  return stage === 'choice'
    ? { stage, tag: 'choice', book: 'this' }
    : clauseFor({ stage: 'choice', tags: [] }, first, here);
}

function whereParted(first: Outcome, here: Outcome): Parting | null {
  if (first.kind === 'not-here' || here.kind === 'not-here')
    return first.kind === here.kind ? null : { stage: 'board', tags: [] };
  if (isEnded(first) !== isEnded(here)) return atEnd(causeOf(isEnded(here) ? here : first));
  if (here.kind === 'refused')
    return first.kind === 'refused' && first.refusal.kind === here.refusal.kind
      ? null
      : partedByRefusal(here.refusal, here.move);
  // What this book does instead of refusing is the stage's own clause, not the refusal's.
  if (first.kind === 'refused') return { ...partedByRefusal(first.refusal, first.move), tags: [] };
  const [theirs, ours] = [deedsOf(first.events), deedsOf(here.events)];
  const length = Math.max(theirs.length, ours.length);
  for (let place = 0; place < length; place += 1) {
    const [one, two] = [theirs[place], ours[place]];
    if (JSON.stringify(one) !== JSON.stringify(two))
      return partedByEvents([one, two], [causeOf(here), causeOf(first)]);
  }
  return null;
}

const isEnded = (outcome: Outcome): boolean => outcome.kind === 'done' && !outcome.moved;

/** What changes the game: where taking merely rests is told in other words by other rule books. */
const deedsOf = (events: readonly Event[]): readonly Event[] =>
  events.filter((event) => event.kind !== 'rest');

/** Why a game ended, if it did. */
function causeOf(outcome: Outcome): EndCause | null {
  if (outcome.kind !== 'done') return null;
  return outcome.events.find((event) => event.kind === 'end')?.outcome.cause ?? null;
}

/** Games that end in different ways: a winning sweep is the custom's doing, not an end rule's. */
const atEnd = (cause: EndCause | null): Parting =>
  cause === 'grand-slam'
    ? { stage: 'grand-slam', tags: [] }
    : { stage: 'end', tags: cause === null ? [] : [`end:${cause}`] };

/** Which of two differing events tells the difference: that of the earlier stage in this list. */
const TELLING_FIRST: readonly StageWords[] = [
  'opening',
  'captives',
  'relay',
  'grand-slam',
  'lift',
  'origin',
  'sowing',
  'capture',
  'end',
  'pass',
];

function partedByEvents(
  pair: readonly (Event | undefined)[],
  causes: readonly (EndCause | null)[],
): Parting {
  const events = pair.filter((event) => event !== undefined);
  const stages = events.map(stageOfEvent);
  const stage = TELLING_FIRST.find((one) => stages.includes(one)) ?? 'end';
  switch (stage) {
    case 'end':
      return atEnd(
        causes.find((cause) => cause === 'grand-slam') ??
          causes.find((cause) => cause !== null) ??
          null,
      );
    case 'capture':
      return { stage, tags: tagsOfTaking(events) };
    default:
      return { stage, tags: [] };
  }
}

/** Where taking on from pit to pit is the difference, the clause that lets it. */
const tagsOfTaking = (events: readonly Event[]): readonly string[] =>
  events.some((event) => event.kind === 'capture' && event.why === 'chain')
    ? ['capture:chain', 'capture:pits-opposite', 'capture:pits-next']
    : [];

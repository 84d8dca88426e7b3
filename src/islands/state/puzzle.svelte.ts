/** One puzzle being solved: what was answered, which hints were asked for, and what is to be shown of it. */
import type { Move, Position, Trace } from '../../engine/types.ts';
import { type Given, type Hint, nameOf, type Question } from '../../exercises/question.ts';
import { isSameMove } from '../../exercises/same-move.ts';
import type { Verdict, Why } from '../../exercises/verdict.ts';
import type { Turn } from '../../narration/line.ts';
import type { Note } from './puzzle-progress.ts';

/** How a puzzle stands. */
export type PuzzleState =
  | { readonly kind: 'unanswered' }
  | {
      readonly kind: 'wrong';
      readonly given: Given;
      readonly why: Why;
      /** Whether what was chosen is being looked at. */
      readonly seen: boolean;
    }
  /** `others` are as right as the answer given. */
  | { readonly kind: 'right'; readonly given: Given; readonly others: readonly Move[] }
  /** The answer was asked for. */
  | { readonly kind: 'shown' };

/** What came of an answer. The same wrong answer again, or one after the end, counts for nothing. */
export type Outcome = 'right' | 'wrong' | 'again' | 'ended';

export class Puzzle {
  readonly question: Question;
  readonly name: string;
  state = $state.raw<PuzzleState>({ kind: 'unanswered' });
  #hints = $state(0);
  #tries = $state(0);

  /** @param before what was noted of it earlier, while it was still open */
  constructor(question: Question, before: Note | null = null) {
    this.question = question;
    this.name = nameOf(question);
    if (before?.end === 'open') {
      this.#tries = before.tries;
      this.#hints = Math.min(before.hints, question.hints.length);
    }
  }

  hints: readonly Hint[] = $derived.by(() => this.question.hints.slice(0, this.#hints));
  hasHints: boolean = $derived.by(() => this.#hints < this.question.hints.length);
  ended: boolean = $derived(this.state.kind === 'right' || this.state.kind === 'shown');
  /** What is to be noted of it. */
  note: Note = $derived({
    tries: this.#tries,
    hints: this.#hints,
    end: this.state.kind === 'right' ? 'solved' : this.state.kind === 'shown' ? 'shown' : 'open',
  });
  /** What is played on the board now: nothing, the move that was wrong, or the answer. */
  turns: readonly Turn[] = $derived.by(() => turnsOf(this.question, this.state));
  /** Whether the wrong answer is a move that can be looked at without giving the right one away. */
  canSee: boolean = $derived(
    this.state.kind === 'wrong' && this.state.why.kind === 'does-otherwise',
  );

  /** @param judge says whether an answer is right */
  answer(given: Given, judge: (question: Question, given: Given) => Verdict): Outcome {
    const { state } = this;
    if (this.ended) return 'ended';
    if (state.kind === 'wrong' && isSameAnswer(state.given, given)) return 'again';
    const verdict = judge(this.question, given);
    this.#tries++;
    this.state =
      verdict.kind === 'right'
        ? { kind: 'right', given, others: verdict.others }
        : { kind: 'wrong', given, why: verdict.why, seen: false };
    return verdict.kind;
  }

  /** Gives one more hint; none where there are no more. */
  hint(): Hint | null {
    const next = this.question.hints[this.#hints];
    if (next === undefined || this.ended) return null;
    this.#hints++;
    return next;
  }

  /** Gives the puzzle up. */
  show(): void {
    if (!this.ended) this.state = { kind: 'shown' };
  }

  /** Looks at the move that was wrong, or back at the question. */
  see(seen: boolean): void {
    if (this.state.kind === 'wrong') this.state = { ...this.state, seen };
  }
}

function isSameAnswer(one: Given, other: Given): boolean {
  switch (one.kind) {
    case 'move':
      return other.kind === 'move' && isSameMove(one.move, other.move);
    case 'number':
      return other.kind === 'number' && one.number === other.number;
    case 'pit':
      return other.kind === 'pit' && one.pit === other.pit;
    case 'board':
      return (
        other.kind === 'board' && one.seeds.every((count, place) => count === other.seeds[place])
      );
    default:
      return one satisfies never;
  }
}

const played = (trace: Trace): Turn => ({ kind: 'played', trace });

function turnsOf(question: Question, state: PuzzleState): readonly Turn[] {
  switch (state.kind) {
    case 'unanswered':
      return [];
    case 'wrong':
      return state.seen && state.why.kind === 'does-otherwise' ? [played(state.why.trace)] : [];
    case 'right':
      return state.given.kind === 'move' ? answerTurns(question, state.given.move) : question.shown;
    case 'shown':
      return question.shown;
    default:
      return state satisfies never;
  }
}

/** The right move that was given, which may not be the one that would be shown. */
function answerTurns({ moves, shown, start }: Question, move: Move): readonly Turn[] {
  const told = moves.find((one) => isSameMove(one.move, move));
  return told === undefined ? shown : [turnOf(told, start)];
}

const turnOf = (told: Question['moves'][number], position: Position): Turn =>
  told.kind === 'played' ? played(told.trace) : { ...told, position };

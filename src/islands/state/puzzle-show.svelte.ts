/**
 * A puzzle as it is shown: the board at this moment, what is said to the answer, the hints in words, and
 * the film that is stepped through. Knows nothing of how it is drawn.
 */
import { other } from '../../engine/board.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { BySide, Position, Side } from '../../engine/types.ts';
import type { MoveSaid } from '../../exercises/tell-answer.ts';
import { type QuestionTold, tellQuestion } from '../../exercises/tell-question.ts';
import type { PlainVoice } from '../../exercises/plain-voice.ts';
import type { BoardPicture } from '../../figures/board-picture.ts';
import { NOTHING_POINTED } from '../../figures/beat-marks.ts';
import type { Film, FilmBeat } from '../../figures/film.ts';
import { pictureOf } from '../../figures/position-picture.ts';
import { seedPlaces } from '../../figures/seed-track.ts';
import type { Controls } from '../../language/controls.ts';
import type { PuzzleWords } from '../../language/puzzle-words.ts';
import { preferences } from './preferences.svelte.ts';
import { bookOf } from './puzzle-address.ts';
import type { Puzzle } from './puzzle.svelte.ts';
import type { Solving } from './solving.ts';
import { Stepper } from './stepper.svelte.ts';

/** The words for a puzzle that is asked, and for its board. */
export type PuzzleVoice = PlainVoice & { readonly controls: Controls };

/** What is shown, and the words for it. */
export type Shown = {
  readonly puzzle: Puzzle;
  readonly words: PuzzleWords;
  readonly asking: PuzzleVoice;
  /** Absent until it is needed. */
  readonly solving: Solving | null;
};

const START: FilmBeat = {
  kind: 'start',
  name: 'start',
  turn: -1,
  first: 0,
  last: 0,
  caption: '',
  remark: null,
};

/** The film of a board on which nothing has been played. */
function unplayed(ruleset: Ruleset, { seeds, stores }: Position): Film {
  const places = seedPlaces({ seeds, stores, hand: 0 });
  return {
    ruleset,
    beats: [START],
    moments: [{ ...NOTHING_POINTED, beat: 0, places, words: null }],
  };
}

export class PuzzleShow {
  readonly #shown: () => Shown;
  readonly stepper: Stepper;
  facing = $state<Side>('south');

  /** @param shown asked anew whenever it changes */
  constructor(shown: () => Shown) {
    this.#shown = shown;
    this.stepper = new Stepper(
      () => this.film,
      () => preferences.unfolded,
    );
  }

  #puzzle: Puzzle = $derived.by(() => this.#shown().puzzle);
  rules: Ruleset = $derived.by(() => bookOf(this.#puzzle.question.ruleset));
  /** On the board one right move is enough, where paper asks for all. */
  told: QuestionTold = $derived.by(() => {
    const { asking, words } = this.#shown();
    const { question } = this.#puzzle;
    const { answer } = question;
    const how = answer.kind === 'moves' ? words.rightMoves({ count: answer.right.length }) : '';
    return { ...tellQuestion(asking, question), how };
  });
  /** Whether a move is played on the board now, the right one or a wrong one. */
  playing: boolean = $derived.by(() => this.#puzzle.turns.length > 0);
  /** Whether the puzzle is answered by choosing a pit, and still open. */
  onBoard: boolean = $derived.by(() => {
    const { kind } = this.#puzzle.question.answer;
    return !this.#puzzle.ended && (kind === 'moves' || kind === 'pit');
  });

  film: Film = $derived.by(() => {
    const { start } = this.#puzzle.question;
    const { solving } = this.#shown();
    if (solving === null) return unplayed(this.rules, start);
    const { phrases } = solving.voice;
    const { turns } = this.#puzzle;
    return solving.filmOf({ ruleset: this.rules, start, turns, remarks: [], phrases });
  });

  picture: BoardPicture = $derived.by(() => {
    const { solving } = this.#shown();
    if (this.playing && solving) return solving.pictureAt(this.film, this.stepper.at, this.facing);
    const { start, answer, shown } = this.#puzzle.question;
    const [first] = answer.kind === 'moves' ? [] : shown;
    const move = first?.kind === 'played' ? first.trace.move : null;
    // The pit a given move is played from is pointed out.
    const marks = new Map(move?.kind === 'sow' ? [[move.from, ['origin'] as const]] : []);
    return pictureOf(this.rules, start, this.facing, marks);
  });

  /** What the pits are called while one is to be chosen, by ring place. */
  pitNames: readonly string[] = $derived.by(() => {
    const { controls } = this.#shown().asking;
    const { seeds } = this.#puzzle.question.start;
    return this.picture.pits
      .toSorted((a, b) => a.pit - b.pit)
      .map(({ pit, side }) =>
        controls.pitWithSeeds({ owner: side, pit: pit + 1, seeds: seeds[pit] ?? 0 }),
      );
  });
  storeNames: BySide<string> = $derived.by(() => {
    const { controls } = this.#shown().asking;
    const { stores } = this.#puzzle.question.start;
    const name = this.rules.board.stores === 'carved' ? controls.storeName : controls.heldName;
    return {
      south: `${name({ owner: 'south' })}: ${stores.south}`,
      north: `${name({ owner: 'north' })}: ${stores.north}`,
    };
  });

  /** What is said to the answer; nothing as long as there is none. */
  said: string = $derived.by(() => {
    const { puzzle, words, solving } = this.#shown();
    if (solving === null) return '';
    const { state, question } = puzzle;
    const { voice } = solving;
    switch (state.kind) {
      case 'unanswered':
        return '';
      case 'wrong':
        return solving.tellVerdict(voice, question, state);
      case 'right':
        if (state.others.length > 0)
          return voice.helps.verdicts.others({
            moves: state.others.map((move) => solving.tellMove(voice, question, move)),
          });
        return `${words.answerIs} ${solving.tellAnswer(voice, question)}`;
      case 'shown':
        return `${words.answerIs} ${solving.tellAnswer(voice, question)}`;
      default:
        return state satisfies never;
    }
  });
  /** Once it has ended: what every move would have done, where a move was asked for. */
  allMoves: readonly MoveSaid[] = $derived.by(() => {
    const { puzzle, solving } = this.#shown();
    return puzzle.ended && solving ? solving.tellMoves(solving.voice, puzzle.question) : [];
  });
  hints: readonly string[] = $derived.by(() => {
    const { puzzle, words, solving } = this.#shown();
    if (solving === null) return [];
    const of = puzzle.question.hints.length;
    return puzzle.hints.map(
      (hint, place) =>
        `${words.hintNumber({ nth: place + 1, of })} ${solving.tellHint(solving.voice, puzzle.question, hint)}`,
    );
  });
  stepText: string = $derived.by(() =>
    this.#shown().asking.controls.step({
      step: this.stepper.beatIndex + 1,
      of: this.film.beats.length,
    }),
  );
  /** All that is played, in one breath. */
  captions: string = $derived.by(() =>
    this.film.beats
      .slice(1)
      .map(({ caption }) => caption)
      .join(' '),
  );

  /** Shows what is played from its first move on; by itself only where things may move. */
  play(): void {
    const { stepper } = this;
    if (this.playing && stepper.moving && !stepper.unfolded) {
      stepper.goTo(1, 0);
      stepper.playing = true;
    } else stepper.first();
  }

  /** Turns the board; gives back the side that it faces now. */
  turn(): Side {
    this.facing = other(this.facing);
    return this.facing;
  }
}

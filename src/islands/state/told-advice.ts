/** What the tables of endings say of a board, in sentences. */
import { type Advice, type MoveValue, bestOf } from '../../analysis/advice.ts';
import type { Player } from '../../language/phrasebook.ts';
import type { AskingWords } from '../../language/asking-words.ts';
import type { MoveNames } from '../../language/comparing.ts';
import { nameMove } from '../../narration/moves.ts';

/** A value with its sign, as it is printed. */
export const signed = (value: number): string =>
  value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';

type Told = {
  readonly advice: Advice;
  readonly bounds: { readonly atLeast: number; readonly atMost: number } | null;
  readonly movesUntilSure: number | null;
  readonly side: Player;
  /** Whether the bounds are being worked out: then nothing is said of them yet. */
  readonly boundsToCome: boolean;
};

/** The worth of a board, how sure that is, which moves keep it and what a mistake costs. */
export function tellAdvice(words: AskingWords, names: MoveNames, told: Told): readonly string[] {
  const { advice, movesUntilSure, side } = told;
  const { value, seeds } = advice;
  return [
    words.value({ side, value, seeds }),
    ...tellBounds(words, told),
    ...(movesUntilSure === null || movesUntilSure === 0
      ? []
      : [words.sureIn({ moves: movesUntilSure })]),
    ...tellMoves(words, names, advice),
  ];
}

function tellBounds(words: AskingWords, { bounds, side, boundsToCome }: Told): readonly string[] {
  if (bounds === null) return boundsToCome ? [] : [words.noBounds];
  return [bounds.atLeast === bounds.atMost ? words.certain : words.bounds({ side, ...bounds })];
}

function tellMoves(words: AskingWords, names: MoveNames, advice: Advice): readonly string[] {
  const { moves } = advice;
  if (moves.length === 0) return [words.noMoves];
  const best = bestOf(advice);
  const worst = Math.max(...moves.map(({ cost }) => cost));
  const [only] = best;
  if (worst === 0 || only === undefined) return [words.allBest];
  const kept =
    best.length === 1
      ? words.oneBest({ pit: nameMove(names, only.move), worst })
      : words.manyBest({ pits: best.map(({ move }) => nameMove(names, move)).join('; '), worst });
  const greedy = greediest(moves);
  return greedy === null
    ? [kept]
    : [
        kept,
        words.greed({ pit: nameMove(names, greedy.move), taken: greedy.taken, cost: greedy.cost }),
      ];
}

/** The move that takes most at once, where that is a mistake. */
function greediest(moves: readonly MoveValue[]): MoveValue | null {
  const most = Math.max(...moves.map(({ taken }) => taken));
  const greedy = moves.filter(({ taken }) => taken === most && taken > 0);
  return greedy.length > 0 && greedy.every(({ cost }) => cost > 0) ? (greedy[0] ?? null) : null;
}

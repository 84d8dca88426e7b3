/** The ladder of positions, the numbers that close in on π, and the number words, as rows to take away. */
import { countingLadder } from '../analysis/counting-ladder.ts';
import { piBy, piSequence } from '../analysis/pi-sequence.ts';
import { LARGEST_NUMBER_WORD, numberWord } from '../language/yoruba-numbers.ts';
import type { Row } from './data-row.ts';

/** Terms shown of the sequence. */
export const PI_TERMS = 10_000;

export type PiTerm = {
  readonly place: number;
  readonly seeds: number;
  readonly ratio: number;
  readonly error: number;
};

let made: readonly PiTerm[] | null = null;

/** The terms with their quotients. */
export function piTerms(): readonly PiTerm[] {
  made ??= piSequence(PI_TERMS).map((seeds, at) => {
    const ratio = piBy(at + 1, seeds);
    return { place: at + 1, seeds, ratio, error: ratio - Math.PI };
  });
  return made;
}

/** One row a rung. */
export const ladderRows = async (): Promise<readonly Row[]> =>
  countingLadder().map(({ seeds, ways, full, here, sum }) => ({ seeds, ways, full, here, sum }));

/** One row a term. */
export const piRows = async (): Promise<readonly Row[]> =>
  piTerms().map(({ place, seeds, ratio, error }) => ({
    pits: place,
    seeds,
    ratio: Number(ratio.toFixed(8)),
    error: Number(error.toFixed(8)),
  }));

/** One row a number. */
export const numberWordRows = async (): Promise<readonly Row[]> =>
  Array.from({ length: LARGEST_NUMBER_WORD + 1 }, (_, number) => ({
    number,
    counting: numberWord(number, 'counting'),
    quantity: numberWord(number, 'quantity'),
  }));

/**
 * The fewest seeds whose winning row in Tchoukaillon needs 1, 2, 3 … pits: 1, 2, 4, 6, 10, 12 …
 * (OEIS A002491). They grow as n²/π.
 */

/**
 * The n-th number of the sequence, by itself: go from n up to the next multiple of n - 1, from there to
 * that of n - 2, and so on down to 1. It is the sieve below read backwards: where did the number that
 * comes first stand before each round?
 */
export function piTerm(n: number): number {
  let value = n;
  for (let step = n - 1; step > 1; step--) value = Math.ceil(value / step) * step;
  return value;
}

/** The first numbers of the sequence. */
export const piSequence = (terms: number): readonly number[] =>
  Array.from({ length: terms }, (_, place) => piTerm(place + 1));

/**
 * The same numbers by the sieve of Broline and Loeb: of all numbers from 0 slash the first and every
 * second, of the rest the first and every third, and so on. Each first is a seed short of the next
 * number. Slow, to check the quick way by.
 */
export function piSieve(terms: number): readonly number[] {
  const found: number[] = [];
  let left = Array.from({ length: Math.ceil(terms * terms * 0.36) + terms + 4 }, (_, at) => at);
  for (let step = 2; found.length < terms; step++) {
    found.push((left[0] as number) + 1);
    left = left.filter((_, at) => at % step !== 0);
  }
  return found;
}

/** How near n²/s(n) is to π. */
export const piBy = (place: number, seeds: number): number => (place * place) / seeds;

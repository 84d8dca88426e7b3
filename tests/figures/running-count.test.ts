import { describe, expect, it } from 'vitest';
import { isExample, readExample } from '../../src/edition/example.ts';
import { seedTotal } from '../../src/engine/board.ts';
import { filmOf } from '../../src/figures/film.ts';
import { countAt } from '../../src/figures/running-count.ts';
import { phrasesOf } from '../../src/language/phrases.ts';
import { exampleFile, exampleIds } from '../edition/content-files.ts';

const shown = exampleIds()
  .map((id) => readExample(id, exampleFile(id)))
  .filter(isExample)
  .map((example) => ({
    example,
    film: filmOf({ ...example, remarks: [], phrases: phrasesOf('en') }),
  }));

describe('the running count of an example', () => {
  it('never loses a seed', () => {
    for (const { example, film } of shown) {
      const { seeds, stores } = example.start;
      const all = seeds.reduce((sum, count) => sum + count, stores.south + stores.north);
      expect(all, example.id).toBeLessThanOrEqual(seedTotal(example.ruleset.board));
      for (const at of film.moments.keys()) {
        const count = countAt(film, at);
        const { south, north } = count.stores;
        expect(south + north + count.board + count.hand, `${example.id} ${at}`).toBe(all);
      }
    }
  });

  it('says at the last capture of a move what its author expects to be taken', () => {
    let compared = 0;
    for (const { example, film } of shown)
      for (const [turn, { expect: expected }] of example.file.moves.entries()) {
        if (expected?.captured === undefined) continue;
        const last = film.beats.findLast((beat) => beat.turn === turn && beat.kind === 'capture');
        const taken = last === undefined ? 0 : countAt(film, last.last).taken;
        expect(taken, `${example.id}, move ${turn + 1}`).toBe(expected.captured);
        compared += 1;
      }
    expect(compared).toBeGreaterThan(20);
  });

  it('begins again with each move', () => {
    let lifted = 0;
    for (const { example, film } of shown)
      for (const beat of film.beats.filter(({ kind }) => kind === 'lift')) {
        expect(countAt(film, beat.first).taken, example.id).toBe(0);
        lifted += beat.turn > 0 ? 1 : 0;
      }
    expect(lifted).toBeGreaterThan(5);
  });

  it('is of a moment that there is', () => {
    const [first] = shown;
    expect(() => first && countAt(first.film, first.film.moments.length)).toThrow(RangeError);
  });
});

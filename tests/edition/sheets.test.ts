import { describe, expect, it } from 'vitest';
import { isExample, readExample } from '../../src/edition/example.ts';
import { decided, sheetParts } from '../../src/edition/sheet-parts.ts';
import { RULESETS } from '../../src/engine/rulesets/all.ts';
import { stillsOf } from '../../src/figures/stills.ts';
import { stripFilm, stripFor } from '../../src/components/sheet-strip.ts';
import { LOCALES } from '../../src/language/locale.ts';
import { ruleWordsOf } from '../../src/language/rule-phrases.ts';
import { clausesOf } from '../../src/narration/rules.ts';
import { exampleFile, exampleIds } from './content-files.ts';

const examples = exampleIds()
  .map((id) => readExample(id, exampleFile(id)))
  .filter(isExample);

describe('a rule sheet', () => {
  for (const ruleset of RULESETS)
    it(`has every rule once, in order, under the number it has in the book (${ruleset.id})`, () => {
      const clauses = clausesOf(ruleWordsOf('en'), ruleset);
      const parts = sheetParts(clauses);
      expect(parts.map(({ part }) => part)).toEqual(['setUp', 'play', 'end']);
      expect(parts.flatMap((part) => part.clauses)).toEqual(clauses);
      for (const { first, clauses: some } of parts) expect(clauses[first - 1]).toBe(some[0]);
    });

  for (const ruleset of RULESETS)
    it(`has a worked example of its own rule book, short enough in both languages (${ruleset.id})`, () => {
      const example = stripFor(examples, ruleset.id);
      expect(example.ruleset.id).toBe(ruleset.id);
      for (const locale of LOCALES)
        expect(stillsOf(stripFilm(example, locale)).length).toBeLessThanOrEqual(8);
    });

  it('is not made of an example that belongs to another rule book', () => {
    expect(() => stripFor(examples, 'no-such-book')).toThrow('no-such-book');
  });

  it('says at which rule something was decided', () => {
    const clause = { stage: 'lift', tag: 'lift:all', sentence: '' } as const;
    const ruled = { ...clause, ruling: 'So be it.' };
    expect(decided([{ ...clause, ruling: null }, ruled])).toEqual([{ rule: 2, text: 'So be it.' }]);
  });
});

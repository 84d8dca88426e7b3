import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { exampleShowing } from '../../src/edition/clause-shown.ts';
import { isExample, readExample } from '../../src/edition/example.ts';
import { rulesetSchema } from '../../src/edition/shapes/ruleset.ts';
import { RULESETS } from '../../src/engine/rulesets/all.ts';
import { LOCALES } from '../../src/language/locale.ts';
import { ruleWordsOf } from '../../src/language/rule-phrases.ts';
import { clausesOf } from '../../src/narration/rules.ts';
import { exampleFile, exampleIds } from './content-files.ts';

const examples = exampleIds()
  .map((id) => readExample(id, exampleFile(id)))
  .filter(isExample);

const tagsOf = (ruleset: (typeof RULESETS)[number]): readonly string[] =>
  clausesOf(ruleWordsOf('en'), ruleset).map(({ tag }) => tag);

const allTags = [...new Set(RULESETS.flatMap(tagsOf))];

describe('Every rule of any rule book is shown on a board', () => {
  test.each(allTags)('%s', (tag) => {
    const shown = RULESETS.filter((ruleset) => tagsOf(ruleset).includes(tag)).map((ruleset) =>
      exampleShowing(examples, ruleset, tag),
    );

    expect(shown.some((example) => example !== null)).toBe(true);
  });
});

describe.each(RULESETS.map((ruleset) => ({ id: ruleset.id, ruleset })))(
  'The rule book $id',
  ({ id, ruleset }) => {
    const file = rulesetSchema.parse(parse(readFileSync(`content/rulesets/${id}.yaml`, 'utf8')));

    test('has as many clauses in one language as in the other, under the same tags', () => {
      const [en, yo] = LOCALES.map((locale) =>
        clausesOf(ruleWordsOf(locale), ruleset).map(({ tag }) => tag),
      );

      expect(yo).toEqual(en);
    });

    test('shows each of its clauses on a board of its own or of a book with the same rule', () => {
      const unseen = tagsOf(ruleset).filter(
        (tag) =>
          !RULESETS.some(
            (book) => tagsOf(book).includes(tag) && exampleShowing(examples, book, tag) !== null,
          ),
      );

      expect(unseen).toEqual([]);
    });

    test('names no clause twice', () => {
      expect(new Set(tagsOf(ruleset)).size).toBe(tagsOf(ruleset).length);
    });

    test('calls rulings only what is one of its clauses', () => {
      expect(
        file.rulings.map(({ tag }) => tag).filter((tag) => !tagsOf(ruleset).includes(tag)),
      ).toEqual([]);
    });

    test('reads as the text kept of it', async () => {
      const text = LOCALES.map((locale) =>
        clausesOf(ruleWordsOf(locale), ruleset)
          .map(({ tag, sentence }, place) => `${place + 1}. [${tag}] ${sentence}`)
          .join('\n'),
      ).join('\n\n');

      await expect(`${text}\n`).toMatchFileSnapshot(`clauses/${id}.txt`);
    });
  },
);

test('content and engine know the same rule books', () => {
  const told = readdirSync('content/rulesets').map((file) => file.replace('.yaml', ''));

  expect(told.sort()).toEqual(RULESETS.map(({ id }) => id).sort());
});

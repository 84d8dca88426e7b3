import { satteri } from '@astrojs/markdown-satteri';
import { describe, expect, test } from 'vitest';
import { paragraphAnchors } from '../../src/build/paragraph-anchors.ts';
import { differingParagraphs, paragraphsIn } from '../../src/edition/paragraphs.ts';
import { LOCALES } from '../../src/language/locale.ts';
import { chapterNames, chapterText, pageText } from '../edition/content-files.ts';

/** The anchors of the paragraphs of a text, as the text processor writes them. */
async function anchorsOf(body: string): Promise<readonly string[]> {
  const processor = satteri({ hastPlugins: [paragraphAnchors()] });
  const renderer = await processor.createMdxRenderer?.({}, { optimize: false });
  const { code = '' } = (await renderer?.process(body, '/text.mdx', {})) ?? {};
  return Array.from(code.matchAll(/_components\.p, \{\s*id: "([^"]+)"/g), ([, id = '']) => id);
}

/** The anchors that the count in the text lets expect. */
const countedIn = (body: string): readonly string[] =>
  [...paragraphsIn(body)].flatMap(([section, count]) =>
    Array.from({ length: count }, (_, place) => `${section}-${place + 1}`),
  );

const TEXT = `
Before all <Yo>ayò</Yo>.

<Section id="sowing" title="Sowing">

One.<Cite ids="S1"/>

<Example id="first-move"/>

<Yo>Ọ̀ta</Yo> begins the second.

- An item

<Correction id="D01">

Told here.

</Correction>

The third,
on two lines.

</Section>

<Section id="end" title="End">
The only one.
</Section>
`;

describe('a paragraph', () => {
  test('is named after its section and its place in it', async () => {
    expect(await anchorsOf(TEXT)).toEqual([
      'preface-1',
      'sowing-1',
      'sowing-2',
      'sowing-3',
      'end-1',
    ]);
  });

  test('is counted in the text as the processor counts it', () => {
    expect(countedIn(TEXT)).toEqual(['preface-1', 'sowing-1', 'sowing-2', 'sowing-3', 'end-1']);
  });

  for (const locale of LOCALES)
    test.each(chapterNames(locale))(
      `of ${locale}/%s has the same anchor either way`,
      async (name) => {
        const body = chapterText(locale, name).replace(/^---[\s\S]*?\n---\n/, '');
        expect(await anchorsOf(body)).toEqual(countedIn(body));
      },
    );
});

test('a section with a paragraph more in one language is named', () => {
  const longer = TEXT.replace('One.', 'One.\n\nAnother.');
  expect(differingParagraphs(TEXT, TEXT)).toEqual([]);
  expect(differingParagraphs(TEXT, longer)).toEqual([{ section: 'sowing', one: 3, two: 4 }]);
});

test.each(['about.mdx', 'start.mdx'])('%s has the same paragraphs in both languages', (name) => {
  expect(differingParagraphs(pageText('en', name), pageText('yo', name))).toEqual([]);
});

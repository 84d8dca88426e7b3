import { createSatteriMarkdownProcessor } from '@astrojs/markdown-satteri';
import { expect, test } from 'vitest';
import { baseLinks, underBase } from '../../src/build/base-links.ts';

const written = async (base: string, markdown: string): Promise<string> => {
  const processor = await createSatteriMarkdownProcessor({ hastPlugins: [baseLinks(base)] });
  return (await processor.render(markdown)).code;
};

test('a link from the root of the site gets the folder of the site', async () => {
  expect(await written('/ayo/', '[Rules](/en/rules/?at=4#feeding)')).toContain(
    'href="/ayo/en/rules/?at=4#feeding"',
  );
});

test('a picture from the root of the site gets it too', async () => {
  expect(await written('/ayo', '![A board](/board.png)')).toContain('src="/ayo/board.png"');
});

test('other addresses stay as they are', () => {
  for (const address of [
    '#here',
    'next/',
    '../',
    'https://example.org/',
    '//example.org/',
    'mailto:a@b',
  ])
    expect(underBase('/ayo/', address)).toBe(address);
});

test('a site at the root changes nothing', () => {
  expect(underBase('/', '/en/')).toBe('/en/');
});

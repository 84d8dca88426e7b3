import { expect, test } from '../support/book.ts';

/** One page of each template. */
const PAGES = [
  'yo/',
  'yo/rules/',
  'yo/board/',
  'yo/history/',
  'yo/names/',
  'yo/glossary/',
  'yo/sources/',
  'yo/about/',
  'yo/side-by-side/',
  'yo/rule-books/iyogh/',
  'yo/review/',
];
const WIDTHS = [320, 1280];

/** Half as much again, with marks above and below each letter, as a longer language would need. */
const LONGER = 0.5;

/**
 * Makes every text of the page longer and tells what no longer holds: what runs off to the side, what
 * is cut off, which things to press lie over each other.
 */
function stretched({ longer, width }: { longer: number; width: number }): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const words = text.data.trim();
    if (!/\p{L}/u.test(words)) continue;
    // Drawings hold letters of a known size; programs and citations are copied as they are.
    if (text.parentElement?.closest('svg, script, style, pre, code, noscript, option')) continue;
    const more = Math.max(1, Math.round(words.length * longer));
    const added = Array.from({ length: more }, (_, at) => (at % 8 === 0 ? ' ' : 'Ẹ̀ọ́ṣ́'.slice(0, 2)));
    text.data = text.data.trimEnd() + added.join('').slice(0, more * 2);
  }
  const name = (one: Element): string =>
    `${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''}`;
  const seen = (one: Element): boolean => one.checkVisibility() && !one.closest('.sr-only');
  if (document.documentElement.scrollWidth > width)
    found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
  for (const one of document.querySelectorAll('body *:not(svg *)')) {
    const style = getComputedStyle(one);
    if (!/hidden|clip/.test(style.overflowX + style.overflowY) || !seen(one)) continue;
    if (one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1)
      found.push(`${name(one)} is cut off at its side`);
    if (one.scrollHeight > one.clientHeight + 1 && one.clientHeight > 1)
      found.push(`${name(one)} is cut off below`);
  }
  const pressed = [...document.querySelectorAll('button, summary, select, input, .pager a')]
    .filter((one) => seen(one) && !one.closest('svg'))
    .map((one) => ({ one, box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1);
  for (const [at, a] of pressed.entries())
    for (const b of pressed.slice(at + 1)) {
      if (a.one.contains(b.one) || b.one.contains(a.one)) continue;
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (across > 2 && down > 2) found.push(`${name(a.one)} lies over ${name(b.one)}`);
    }
  return [...new Set(found)];
}

test.describe('words half as long again', () => {
  for (const width of WIDTHS)
    test(`overflow nothing, are cut off nowhere and cover nothing, ${width} px`, async ({
      page,
    }) => {
      test.setTimeout(30_000 + 12_000 * PAGES.length);
      await page.setViewportSize({ width, height: 800 });
      for (const address of PAGES) {
        await page.goto(address);
        await page.evaluate(() => document.fonts.ready);
        expect.soft(await page.evaluate(stretched, { longer: LONGER, width }), address).toEqual([]);
      }
    });
});

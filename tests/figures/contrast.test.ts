import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8');

/** The tokens of the last block with this selector, within the part of the file that `under` opens. */
function tokens(selector: string, under = ''): ReadonlyMap<string, string> {
  const from = under === '' ? 0 : css.indexOf(under);
  const at = css.indexOf(`${selector} {`, from);
  if (from < 0 || at < 0) throw new Error(`No ${selector} in tokens.css.`);
  const block = css.slice(at, css.indexOf('}', at));
  return new Map(
    Array.from(block.matchAll(/--([\w-]+): (#[0-9a-f]+);/g), ([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

function luminance(colour: string): number {
  const hex = colour.length === 4 ? colour.replaceAll(/[0-9a-f]/g, '$&$&') : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const light = tokens(':root');
const dark = new Map([...light, ...tokens(":root[data-theme='dark']")]);
const more = 'prefers-contrast: more) {';
const strong = new Map([...light, ...tokens(':root:root', more)]);
const strongDark = new Map([
  ...dark,
  ...tokens(':root:root', more),
  ...tokens(":root:root[data-theme='dark']", more),
]);

/** Before a class, on either ground. */
const onWhite = new Map([...light, ...tokens('.projector-page')]);
const onBlack = new Map([...onWhite, ...tokens(":root[data-ground='black'] .projector-page")]);

/** [text, ground, least]: 7 for text; 4.5 where only large words or signs stand; 3 for lines one must see. */
const PAIRS: readonly (readonly [string, string, number])[] = [
  ['ink', 'cotton', 7],
  ['ink', 'cotton-deep', 7],
  ['earth', 'cotton', 7],
  ['earth', 'cotton-deep', 7],
  ['heading', 'cotton', 7],
  ['link', 'cotton', 7],
  ['link', 'cotton-deep', 7],
  ['camwood', 'cotton', 7],
  ['camwood', 'cotton-deep', 7],
  ['alarm', 'cotton-deep', 7],
  ['on-cloth', 'cloth', 7],
  ['on-cloth', 'cloth-deep', 7],
  ['on-cloth-quiet', 'cloth', 7],
  ['straw', 'cloth', 7],
  ['ember', 'cloth', 4.5],
  ['focus', 'cotton', 3],
  ['edge', 'cotton', 3],
  ['cloth-edge', 'cloth', 3],
];

describe.each([
  ['by day', light],
  ['by night', dark],
  ['by day, more contrast', strong],
  ['by night, more contrast', strongDark],
  ['before a class, on white', onWhite],
  ['before a class, on black', onBlack],
] as const)('%s', (_, theme) => {
  test.each(PAIRS)('%s on %s reaches %d', (text, ground, least) => {
    expect(contrast(theme.get(text) ?? '', theme.get(ground) ?? '')).toBeGreaterThanOrEqual(least);
  });
});

test('the dark theme is the same whether chosen or taken from the system', () => {
  expect(tokens(":root:not([data-theme='light'])")).toEqual(tokens(":root[data-theme='dark']"));
});

describe('on the wood of the board', () => {
  const board = readFileSync(new URL('../../src/styles/board.css', import.meta.url), 'utf8');
  const fill = (selector: string): string =>
    new RegExp(`\\n\\${selector} \\{\\s+fill: (#[0-9a-f]{6});`).exec(board)?.[1] ?? '';

  test.each(['#9a6234', '#5d3318'])('counts can be read on %s', (wood) => {
    expect(contrast(fill('.board-count'), wood)).toBeGreaterThanOrEqual(4.5);
  });
});

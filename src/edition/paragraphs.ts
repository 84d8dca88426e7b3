/** How many paragraphs each section of a text has, counted in the text itself. */

/** The paragraphs before the first section are numbered under this name. */
const PREFACE = 'preface';

const OPENS = /^<(\w+)(?:\s[^<>]*)?(?<!\/)>$/;
const CLOSES = /^<\/\w+>$/;
/** What begins a block that is no paragraph: a list, a quotation, a heading, a table, code, braces. */
const OTHER = /^(?:[-*+] |\d+[.)] |[>#|{`~]|\s|---)/;

/**
 * The paragraphs that stand in each section itself, by the section's id. What stands inside another
 * tag, such as a correction, belongs to that tag: see `build/paragraph-anchors.ts`.
 */
export function paragraphsIn(body: string): ReadonlyMap<string, number> {
  const counts = new Map([[PREFACE, 0]]);
  const within: string[] = [];
  let section = PREFACE;
  for (const block of blocksOf(body))
    if (OPENS.test(block)) {
      const tag = OPENS.exec(block)?.[1] ?? '';
      within.push(tag);
      if (tag === 'Section') {
        section = /\sid="([^"]*)"/.exec(block)?.[1] ?? '';
        counts.set(section, 0);
      }
    } else if (CLOSES.test(block)) {
      if (within.pop() === 'Section') section = PREFACE;
    } else if (within.every((tag) => tag === 'Section') && isParagraph(block))
      counts.set(section, (counts.get(section) ?? 0) + 1);
  return counts;
}

/** What blank lines part, each tag on one line and its opening and closing apart from what it holds. */
const blocksOf = (body: string): readonly string[] =>
  body
    .replaceAll(/\{\/\*[\s\S]*?\*\/\}/g, '')
    .replaceAll(/<\w+(?:\s+[\w-]+=(?:"[^"]*"|\{[^}]*\}))+\s*\/?>/g, (tag) =>
      tag.replaceAll(/\s+/g, ' '),
    )
    .replaceAll(/^(<(?:\/\w+|\w+(?:\s[^<>]*)?(?<!\/))>)$/gm, '\n$1\n')
    .split(/\n[ \t]*\n/)
    .map((block) => block.replace(/^\n+/, '').trimEnd())
    .filter((block) => block !== '');

/** Whether a block has words of its own and is not made of tags alone. */
function isParagraph(block: string): boolean {
  if (OTHER.test(block)) return false;
  let rest = block.replaceAll(/<\w+(?:\s[^<>]*)?\/>/g, '');
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replaceAll(/<(\w+)(?:\s[^<>]*)?>[^<]*<\/\1>/g, '');
  }
  return rest.trim() !== '';
}

/** The sections in which two texts have not the same number of paragraphs. */
export function differingParagraphs(one: string, two: string) {
  const counts = paragraphsIn(two);
  return [...paragraphsIn(one)]
    .map(([section, count]) => ({ section, one: count, two: counts.get(section) ?? 0 }))
    .filter((section) => section.one !== section.two);
}

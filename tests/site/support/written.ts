/** Reads texts out of a page or a file by its marks alone, without the trees the book is made with. */

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The text of a stretch of HTML or XML, each run of white space as one space. */
export const textOf = (html: string): string =>
  html
    .replaceAll(/<(script|style|button)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<!--[\s\S]*?-->|<[^>]*>/g, '')
    .replaceAll(/&#x([\da-f]+);/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&(\w+);/g, (all, name: string) => ENTITIES[name] ?? all)
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Every paragraph that has an id, with its text: those of the text, and what each step of an example says. */
export const paragraphsOf = (html: string): ReadonlyMap<string, string> =>
  new Map(
    Array.from(
      html.matchAll(/<p\b(?=[^>]*\sid="([^"]+)")[^>]*>([\s\S]*?)<\/p>/g),
      ([, id = '', text = '']) => [id, textOf(text)],
    ),
  );

/** The cells of all tables, in order. */
export const cellsOf = (html: string): readonly string[] =>
  Array.from(html.matchAll(/<t[dh]\b[^>]*>([\s\S]*?)<\/t[dh]>/g), ([, text = '']) => textOf(text));

/** The article of a page, without the islands: what they show is told again beside them. */
export const articleOf = (html: string): string =>
  (/<article[\s\S]*<\/article>/.exec(html)?.[0] ?? '').replaceAll(
    /<astro-island[\s\S]*?<\/astro-island>/g,
    '',
  );

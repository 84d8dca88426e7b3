/** Reads the metadata in a page’s head as the translators of citation managers do. */

export type Embedded = {
  readonly type: string;
  readonly title: string;
  readonly book: string | undefined;
  readonly date: string;
  readonly language: string;
  readonly url: string;
};

const decoded = (text: string): string =>
  text
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

/** The `<meta name>` tags of a page, the first of each name. */
export function metaTags(html: string): ReadonlyMap<string, string> {
  const head = html.slice(0, html.indexOf('</head>'));
  const tags = new Map<string, string>();
  for (const [, name = '', content = ''] of head.matchAll(
    /<meta name="([^"]*)" content="([^"]*)">/g,
  ))
    if (!tags.has(name)) tags.set(name, decoded(content));
  return tags;
}

/** From Highwire Press tags: what has a book’s title is a part of it. */
export function highwire(html: string): Embedded {
  const tags = metaTags(html);
  const book = tags.get('citation_book_title');
  return {
    type: book === undefined ? 'book' : 'chapter',
    title: tags.get('citation_title') ?? '',
    book,
    date: (tags.get('citation_publication_date') ?? '').replaceAll('/', '-'),
    language: tags.get('citation_language') ?? '',
    url: tags.get('citation_public_url') ?? '',
  };
}

type Ld = Record<string, unknown> & { readonly isPartOf?: { readonly name: string } };

/** From JSON-LD, in the words of schema.org. */
export function jsonLd(html: string): Embedded & { readonly data: Ld } {
  const [, text = '{}'] =
    /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? [];
  const data = JSON.parse(text) as Ld;
  return {
    data,
    type: String(data['@type']).toLowerCase(),
    title: String(data['name']),
    book: data.isPartOf?.name,
    date: String(data['datePublished']),
    language: String(data['inLanguage']),
    url: String(data['url']),
  };
}

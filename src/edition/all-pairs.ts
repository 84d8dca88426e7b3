/** All that a reviewer of the Yorùbá has to read: each text beside its English, in groups. */
import { getCollection } from 'astro:content';
import { parse } from 'yaml';
import { type Pair, phrasePairs } from './phrase-pairs.ts';
import { chapterPairs, dataPairs } from './text-pairs.ts';

/** Texts that stand in one file. */
export type Group = {
  readonly id: string;
  readonly kind: 'strings' | 'content' | 'chapters';
  readonly pairs: readonly Pair[];
};

const BOOKS_YO = import.meta.glob<object>('../language/yo/*.ts', { eager: true });
const BOOKS_EN = import.meta.glob<object>('../language/en/*.ts', { eager: true });
const LISTS = import.meta.glob<unknown>(['../../content/*.json', '!../../content/atlas.json'], {
  eager: true,
  import: 'default',
});
const FILES = import.meta.glob<string>('../../content/*/*.yaml', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** `../../content/examples/a.yaml` → `examples/a`. */
const nameOf = (path: string): string =>
  path.replace(/^(?:\.\.\/)+(?:content|language\/yo)\//, '').replace(/\.\w+$/, '');

const books = (): readonly Group[] =>
  Object.entries(BOOKS_YO).map(([path, book]) => {
    const english = BOOKS_EN[path.replace('/yo/', '/en/')];
    const id = nameOf(path);
    const pairs = Object.entries(book).flatMap(([key, value]) =>
      phrasePairs(value, Object.entries(english ?? {}).find(([name]) => name === key)?.[1], id),
    );
    return { id, kind: 'strings', pairs };
  });

/** An entry of a list goes by its id. */
function listPairs(list: unknown, name: string): readonly Pair[] {
  if (!Array.isArray(list)) return dataPairs(list, name);
  return list.flatMap((entry: { readonly id?: unknown }, place) =>
    dataPairs(entry, `${name} ${String(entry.id ?? place + 1)}`),
  );
}

const data = (): readonly Group[] => {
  const folders = new Map<string, Pair[]>();
  for (const [path, text] of Object.entries(FILES)) {
    const [folder = ''] = nameOf(path).split('/');
    folders.set(folder, [...(folders.get(folder) ?? []), ...dataPairs(parse(text), nameOf(path))]);
  }
  for (const [path, list] of Object.entries(LISTS))
    folders.set(nameOf(path), [...listPairs(list, nameOf(path))]);
  return Array.from(folders, ([id, pairs]) => ({ id, kind: 'content', pairs }));
};

const FRONT = ['title', 'short', 'lede', 'description', 'group'] as const;

/** A text with front matter, of whatever collection. */
type Entry = { readonly id: string; readonly data: object; readonly body?: string | undefined };

async function texts(): Promise<readonly Group[]> {
  const chapters = [...(await getCollection('chapters')), ...(await getCollection('pages'))];
  const lessons = (await getCollection('lessons')).map(({ id, data: front, body }) => ({
    id: id.replace('/', '/lesson-'),
    data: front,
    body,
  }));
  return [...groupsOf(chapters), ...groupsOf(lessons)];
}

function groupsOf(entries: readonly Entry[]): readonly Group[] {
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  return entries
    .filter(({ id }) => id.startsWith('yo/'))
    .map((own) => {
      const slug = own.id.slice('yo/'.length);
      const english = known.get(`en/${slug}`);
      const [yo, en] = [
        new Map(Object.entries(own.data)),
        new Map(Object.entries(english?.data ?? {})),
      ];
      const front = FRONT.flatMap((key) =>
        dataPairs({ yo: yo.get(key), en: en.get(key) }, `${slug}.${key}`),
      );
      const ways = dataPairs({ yo: yo.get('ways'), en: en.get('ways') }, slug).filter(
        ({ yo: text, en: same }) => text !== same,
      );
      const body = chapterPairs(own.body ?? '', english?.body ?? '', slug);
      return { id: slug, kind: 'chapters', pairs: [...front, ...ways, ...body] };
    });
}

let everything: Promise<readonly Group[]> | null = null;

/** Every text of the book that is in Yorùbá, with its English. Worked out once a build. */
export function allPairs(): Promise<readonly Group[]> {
  everything ??= texts().then((written) =>
    [...written, ...data(), ...books()].filter(({ pairs }) => pairs.length > 0),
  );
  return everything;
}

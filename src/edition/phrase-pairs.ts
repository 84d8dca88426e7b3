/**
 * Every phrase of the book in both languages, beside each other. Phrases that are functions are asked
 * with sample values: only what a phrase looks at is varied, so that each of its wordings is met.
 */

/** A Yorùbá text, its English, and where it stands. */
export type Pair = { readonly place: string; readonly yo: string; readonly en: string };

const FEW = [1, 3];
const PITS = [[7, 8]];
/** What a phrase may be told, by the name it knows it by. Any other name is told a small number. */
const SAMPLES: Readonly<Record<string, readonly unknown[]>> = {
  player: ['south'],
  owner: ['north'],
  keeper: ['south'],
  side: ['south'],
  hungry: ['north'],
  victim: ['north'],
  opponent: ['north'],
  pits: [...PITS, 12],
  own: [[1, 6]],
  instead: [[1, 2]],
  counts: [[2, 3]],
  count: FEW,
  left: [0, 1, 2],
  rounds: [0, 1, 2],
  holds: FEW,
  times: FEW,
  held: [0, 1, 2],
  circle: [null, { from: 1, length: 2 }],
  keptBack: [false, true],
  afterCapture: [false, true],
  onlyIfCaptures: [false, true],
  carved: [true, false],
  stores: ['carved', null, true],
  loses: [true, false],
  clockwise: ['capture-only', 'always', 'never', true, false],
  landing: ['their-row', 'own-empty', 'anywhere'],
  capturingSeed: ['taken', 'stays'],
  way: ['back', 'across', 'along'],
  remainder: ['own-row', 'last-mover'],
  half: [24, null],
  atLeast: [1, 2],
  seeds: FEW,
  differ: [0, 2],
  why: [
    'count',
    'chain',
    'opposite',
    'capturing-seed',
    'own-row',
    'relay-over',
    'opposite-empty',
    'no-capture',
  ],
  cause: [
    'majority',
    'no-seeds',
    'cannot-feed',
    'no-move',
    'grand-slam',
    'few-seeds',
    'repetition',
    'agreed',
  ],
  wonBy: ['count', 'sweep', 'seeds-left', 'turn'],
  expected: ['slash', 'pit'],
  steps: [[{ from: 0, to: 1, count: 2 }]],
  through: [null, 'Murray 1952'],
  example: ['…'],
  chapter: ['…'],
  typed: ['ayo'],
  found: ['7'],
  asked: ['9'],
  version: ['0.1.0'],
  date: ['2026-11-30'],
  by: ['A. B.'],
  on: ['…'],
  stage: ['…'],
};
const OTHERWISE = [2];
/** What a phrase may be told that asks for one thing without a name. */
const BARE: readonly unknown[] = ['south', 'slash', [7, 8], 3, '3–4'];
const MOST_WORDINGS = 4000;

/** A phrase that is a function of what it is told. */
export type Phrase = (told: unknown) => unknown;

/** What a phrase looks at, found by handing it something that takes note. */
function askedFor(phrase: Phrase, known: ReadonlyMap<string, unknown>): string[] {
  const asked = new Set<string>();
  const told = new Proxy(
    {},
    {
      get: (_, key) => {
        if (typeof key !== 'string') return undefined;
        asked.add(key);
        return known.has(key) ? known.get(key) : (SAMPLES[key] ?? OTHERWISE)[0];
      },
    },
  );
  try {
    phrase(told);
  } catch {
    // It wants another kind of thing.
  }
  return [...asked];
}

const isWording = (one: unknown): one is string =>
  typeof one === 'string' && one !== '' && !/undefined|NaN|\[object|=>/.test(one);

/** Everything a phrase may be told. What it looks at may depend on what it has been told so far. */
export function tellings(phrase: Phrase): readonly unknown[] {
  let open: ReadonlyMap<string, unknown>[] = [new Map()];
  const done: unknown[] = [];
  while (open.length > 0 && done.length < MOST_WORDINGS) {
    const next: ReadonlyMap<string, unknown>[] = [];
    for (const known of open) {
      const more = askedFor(phrase, known).find(
        (key) => !known.has(key) && Object.hasOwn(SAMPLES, key),
      );
      if (more === undefined) done.push(known);
      else for (const value of SAMPLES[more] ?? []) next.push(new Map([...known, [more, value]]));
    }
    open = next;
  }
  return done.map((known) => {
    const told = known as ReadonlyMap<string, unknown>;
    return new Proxy(
      {},
      { get: (_, key) => (told.has(String(key)) ? told.get(String(key)) : OTHERWISE[0]) },
    );
  });
}

function wordings(yo: Phrase, en: Phrase, place: string): readonly Pair[] {
  const found = new Map<string, Pair>();
  const said = (phrase: Phrase, told: unknown): unknown => {
    try {
      return phrase(told);
    } catch {
      return null;
    }
  };
  for (const told of [...tellings(yo), ...BARE]) {
    const [own, other] = [said(yo, told), said(en, told)];
    if (isWording(own) && isWording(other) && !found.has(own))
      found.set(own, { place, yo: own, en: other });
  }
  return [...found.values()];
}

/** What is filled in later stands in square brackets, as in the chapters. */
const openly = (text: string): string =>
  text.replaceAll(/\{\s*(\w+)\s*\}|%(\w+)%/g, (_, one: string, two: string) => `[${one ?? two}]`);

/** The phrases of two phrasebooks of one shape. */
export function phrasePairs(yo: unknown, en: unknown, place: string): readonly Pair[] {
  if (typeof yo === 'string')
    return typeof en === 'string' ? [{ place, yo: openly(yo), en: openly(en) }] : [];
  if (typeof yo === 'function')
    return typeof en === 'function' ? wordings(yo as Phrase, en as Phrase, place) : [];
  if (typeof yo !== 'object' || yo === null || typeof en !== 'object' || en === null) return [];
  const english = new Map<string, unknown>(Object.entries(en));
  return Object.entries(yo).flatMap(([key, value]) =>
    phrasePairs(value, english.get(key), `${place}.${key}`),
  );
}

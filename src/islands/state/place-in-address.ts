/**
 * A place in the book as an address: `?at=4#backwards` is the fourth step of the example of that
 * name, `?at=4.2` the second seed of that step. Reading is total: anything odd is told, never thrown.
 */
export type AskedPlace = {
  /** The beat, from 0, inside the film. */
  readonly beat: number;
  /** The moment within the beat, from 0; undefined for the settled beat. */
  readonly moment: number | undefined;
  /** What the address said, when it named no beat of this film. */
  readonly unknown: string | null;
};

/**
 * What the address asks of an example.
 * @param search the query of the address, with or without `?`
 * @param beats how many beats the film has (at least 1)
 * @returns null when the address names no step
 */
export function askedPlace(search: string, beats: number): AskedPlace | null {
  const asked = new URLSearchParams(search).get('at');
  if (asked === null) return null;
  const match = /^(-?\d{1,6})(?:\.(\d{1,6}))?$/.exec(asked);
  if (match === null) return { beat: 0, moment: undefined, unknown: asked };
  const step = Number(match[1]);
  const inside = Math.max(1, Math.min(step, beats));
  const moment = match[2] === undefined ? undefined : Math.max(0, Number(match[2]) - 1);
  return {
    beat: inside - 1,
    moment: inside === step ? moment : undefined,
    unknown: inside === step ? null : asked,
  };
}

/** The name in a hash; one that is not well written is taken as it stands. */
export function anchorOf(hash: string): string {
  const name = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The address of a place: the page's own, with the step (none for the first) and the example. */
export function addressOf(
  page: string,
  example: string,
  beat: number,
  moment: number | undefined,
): string {
  const address = new URL(page);
  if (beat === 0) address.searchParams.delete('at');
  else address.searchParams.set('at', `${beat + 1}${moment === undefined ? '' : `.${moment + 1}`}`);
  address.hash = example;
  return address.href;
}

/** Which of the known names is nearest to the one asked for, by single-letter changes. */
export function nearestName(asked: string, names: readonly string[]): string | null {
  const scored = names.map((name) => ({ name, far: changes(asked.toLowerCase(), name) }));
  return scored.sort((a, b) => a.far - b.far)[0]?.name ?? null;
}

/** Levenshtein's distance, row by row. */
function changes(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, place) => place);
  for (let i = 1; i <= from.length; i += 1) {
    const here = [i];
    for (let j = 1; j <= to.length; j += 1)
      here[j] = Math.min(
        (above[j] as number) + 1,
        (here[j - 1] as number) + 1,
        (above[j - 1] as number) + (from[i - 1] === to[j - 1] ? 0 : 1),
      );
    above = here;
  }
  return above[to.length] as number;
}

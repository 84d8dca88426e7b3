/** The sources behind the figures of a text: those their data name. */
import { chronology } from './chronology.ts';
import { namesOfGame } from './names.ts';

/** The ids of the sources of the chronology and of the names, where a text shows them. */
export async function sourcesOfFigures(body: string): Promise<readonly string[]> {
  const dated = /<Chronology\s*\/>/.test(body) ? await chronology() : [];
  const named = /<NamesMap\s*\/>/.test(body) ? await namesOfGame() : [];
  return [
    ...dated.flatMap(({ sources }) => sources),
    ...named.flatMap(({ row }) => [row.source, ...row.also]),
  ];
}

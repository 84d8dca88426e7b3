/** Every source a text rests on: those it cites, and those of the examples and disagreements it shows. */
import { disagreementOf, disagreements } from './disagreements.ts';
import { exampleOf } from './examples.ts';
import { sourcesOfFigures } from './sources-of-figures.ts';
import { citedIn, disagreementsIn, examplesIn, hasDisagreementTable } from './text-parts.ts';

/** The ids of the sources, each once, in order of first mention. Throws on an unknown example or disagreement. */
export async function sourcesOfText(body: string): Promise<readonly string[]> {
  const shown = await Promise.all(examplesIn(body).map(exampleOf));
  const told = await Promise.all(disagreementsIn(body).map(disagreementOf));
  const listed = hasDisagreementTable(body) ? await disagreements() : [];
  return [
    ...new Set([
      ...citedIn(body),
      ...shown.flatMap((example) => example.file.source),
      ...[...told, ...listed].flatMap((one) => one.sources),
      ...(await sourcesOfFigures(body)),
    ]),
  ];
}

/** Every source a text rests on: those it cites, and those of the examples and corrections it shows. */
import { exampleOf } from './examples.ts';
import { correctionOf } from './sources.ts';
import { citedIn, correctionsIn, examplesIn } from './text-parts.ts';

/** The ids of the sources, each once, in order of first mention. Throws on an unknown example or correction. */
export async function sourcesOfText(body: string): Promise<readonly string[]> {
  const shown = await Promise.all(examplesIn(body).map(exampleOf));
  const told = await Promise.all(correctionsIn(body).map(correctionOf));
  return [
    ...new Set([
      ...citedIn(body),
      ...shown.flatMap((example) => example.file.source),
      ...told.flatMap((correction) => correction.sources),
    ]),
  ];
}

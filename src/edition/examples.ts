/** The one reader of worked examples: an example that the engine disagrees with stops the build here. */
import { getCollection } from 'astro:content';
import { type Example, isExample, readExample } from './example.ts';
import { verifyExample } from './verify-example.ts';

let read: Promise<ReadonlyMap<string, Example>> | null = null;

/** Every worked example by id, verified. Throws with every disagreement named. */
export const examples = (): Promise<ReadonlyMap<string, Example>> => (read ??= readAll());

async function readAll(): Promise<ReadonlyMap<string, Example>> {
  const wrong: string[] = [];
  const verified = new Map<string, Example>();
  for (const { id, data } of await getCollection('examples')) {
    for (const { at, problem } of verifyExample(id, data))
      wrong.push(`content/examples/${id}.yaml, ${at}: ${problem}`);
    const example = readExample(id, data);
    if (isExample(example)) verified.set(id, example);
  }
  if (wrong.length > 0)
    throw new Error(`Worked examples and engine disagree:\n  ${wrong.join('\n  ')}`);
  return verified;
}

/** One example. Throws when a chapter names an example that does not exist. */
export async function exampleOf(id: string): Promise<Example> {
  const all = await examples();
  const example = all.get(id);
  if (example === undefined)
    throw new Error(`There is no example "${id}". There are: ${[...all.keys()].join(', ')}.`);
  return example;
}

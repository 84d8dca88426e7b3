/** The points on which sources err or differ: one lookup for the text, all of them for the table. */
import { getCollection } from 'astro:content';
import type { Disagreement, Kind } from './shapes/disagreement.ts';

const TAG: Readonly<Record<Kind, string>> = {
  error: '<Correction>',
  dispute: '<Dispute>',
  note: 'no tag; link to its row of the table',
};

/** All of them, in the order of their ids. */
export async function disagreements(): Promise<readonly Disagreement[]> {
  return (await getCollection('disagreements')).map(({ data }) => data);
}

/** One by id. Throws when it is not written down. */
export async function disagreementOf(id: string): Promise<Disagreement> {
  const found = (await disagreements()).find((one) => one.id === id);
  if (found === undefined) throw new Error(`"${id}" is not in content/disagreements.json.`);
  return found;
}

/** One by id, of the kind that the tag in the text is for. Throws when an error is told as a dispute, or the other way round. */
export async function disagreementTold(id: string, kind: Kind): Promise<Disagreement> {
  const found = await disagreementOf(id);
  if (found.kind !== kind)
    throw new Error(
      `"${id}" is told with ${TAG[kind]}, but content/disagreements.json calls it ${found.kind}: use ${TAG[found.kind]}.`,
    );
  return found;
}

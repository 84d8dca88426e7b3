/** The measured pod as the drawing and its download tell it. */
import { getCollection } from 'astro:content';
import type { Row } from './data-row.ts';
import type { Pod } from './shapes/pod.ts';

/** The pod of a plant. Throws when none is measured. */
export async function podOf(id: string): Promise<Pod> {
  const found = (await getCollection('pods')).find((entry) => entry.id === id);
  if (found === undefined) throw new Error(`content/pods.json has no pod "${id}".`);
  return found.data;
}

/** All measured pods as rows to take away. */
export const podRows = async (): Promise<readonly Row[]> =>
  (await getCollection('pods')).map(({ data: { id, lengthCm, widthCm, seeds, sources } }) => ({
    plant: id,
    pod_length_cm: lengthCm,
    pod_width_cm: widthCm,
    seeds,
    sources: sources.join(' '),
  }));

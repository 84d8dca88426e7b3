/** The shape of what is measured of a seed-bearing plant. */
import { z } from 'astro/zod';

/** A pod's measures, as the source gives them: `content/pods.json`. */
export const podSchema = z.strictObject({
  id: z.string(),
  lengthCm: z.number().positive(),
  widthCm: z.number().positive(),
  seeds: z.number().int().positive(),
  sources: z.array(z.string()).min(1),
});
export type Pod = z.infer<typeof podSchema>;

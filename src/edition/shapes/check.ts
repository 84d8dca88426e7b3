/** The shape of what is told of the engine beside other engines: `content/checks.json`. */
import { z } from 'astro/zod';

const OTHERS = [
  'openspiel',
  'mancalagames',
  'second-reading',
  'openspiel-and-two',
  'others',
] as const;

/** Games and positions another program played, and how many of its answers were held against ours. */
const movesSchema = z.strictObject({
  id: z.string(),
  kind: z.literal('moves'),
  ruleset: z.string(),
  against: z.enum(OTHERS),
  /** The file of the tests that holds them. */
  data: z.string(),
  records: z.number().int().positive(),
  moves: z.number().int().positive(),
  compared: z.number().int().positive(),
});

/** How many different lines of play another program counts from the opening. */
const linesSchema = z.strictObject({
  id: z.string(),
  kind: z.literal('lines'),
  rulesets: z.array(z.string()).min(1),
  against: z.enum(OTHERS),
  data: z.string(),
  /** How many moves each line has. */
  depth: z.number().int().positive(),
  lines: z.number().int().positive(),
  /** Of these, the lines whose last relay the other program breaks off. */
  unfinished: z.number().int().nonnegative(),
});

export const checkSchema = z.discriminatedUnion('kind', [movesSchema, linesSchema]);
export type Check = z.infer<typeof checkSchema>;
export type OtherProgram = (typeof OTHERS)[number];

/** The shapes of the names of the game, of the spots they are drawn at, and of the map below. */
import { z } from 'astro/zod';
import { inEachLanguage } from './in-each-language.ts';

/** What one source calls the game among one people: `content/names.json`. */
export const nameSchema = z.strictObject({
  id: z.string(),
  /** The place in the lists, source by source. */
  order: z.number().int(),
  source: z.string(),
  /** In the order of the source; empty where it names none. `und` where nobody said which language. */
  names: z.array(z.strictObject({ text: z.string(), lang: z.string() })),
  people: inEachLanguage,
  region: inEachLanguage,
  /** Where it is drawn: ids of `content/name-spots.json`. */
  spots: z.array(z.string()).min(1),
  /** Other sources that have the name, or speak of it. */
  also: z.array(z.string()),
  /**
   * Names that contradict each other carry the same word here. The map marks them at the spots of the
   * people they contradict each other about, and nowhere else.
   */
  clash: z.strictObject({ over: z.string(), at: z.array(z.string()) }).optional(),
  disputes: z.array(z.string()),
  note: inEachLanguage.optional(),
});
export type NameRow = z.infer<typeof nameSchema>;

/** A spot on the map, placed by this edition: `content/name-spots.json`. */
export const spotSchema = z.strictObject({
  id: z.string(),
  map: z.string(),
  lat: z.number(),
  lon: z.number(),
  /** Where its label stands: right and down from the spot in units of the picture, and which end is there. */
  label: z.tuple([z.number(), z.number(), z.enum(['start', 'middle', 'end'])]),
  /** What the map says there, besides the names. */
  short: inEachLanguage,
  place: inEachLanguage,
});
export type Spot = z.infer<typeof spotSchema>;

const line = z.array(z.tuple([z.number(), z.number()]));

/** Coasts and borders cut out of Natural Earth: `content/atlas.json`, written by `npm run atlas`. */
export const atlasSchema = z.strictObject({
  id: z.string(),
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  land: z.array(line),
  borders: z.array(line),
});
export type AtlasMap = z.infer<typeof atlasSchema>;

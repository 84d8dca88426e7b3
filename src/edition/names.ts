/** What the sources call the game, and where: checked, joined, and as rows to take away. */
import { getCollection } from 'astro:content';
import type { Row } from './data-row.ts';
import type { AtlasMap, NameRow, Spot } from './shapes/names.ts';

export type NamedAt = { readonly row: NameRow; readonly spots: readonly Spot[] };

/** Every row of the lists, in the order of the file, with its spots. Throws where a spot is unknown. */
export async function namesOfGame(): Promise<readonly NamedAt[]> {
  const spots = await spotsOfMaps();
  const rows = (await getCollection('names')).map(({ data }) => data);
  return rows
    .toSorted((a, b) => a.order - b.order)
    .map((row) => ({
      row,
      spots: row.spots.map((id) => {
        const spot = spots.find((one) => one.id === id);
        if (spot === undefined) throw new Error(`content/names.json: ${row.id}: no spot "${id}".`);
        return spot;
      }),
    }));
}

/** The spots of all maps. */
export const spotsOfMaps = async (): Promise<readonly Spot[]> =>
  (await getCollection('nameSpots')).map(({ data }) => data);

/** The maps from where the names are thickest. */
const MAPS = ['west-africa', 'americas', 'east-africa'];

/** Coasts and borders, in the order the maps are shown. */
export const atlasMaps = async (): Promise<readonly AtlasMap[]> =>
  (await getCollection('atlas'))
    .map(({ data }) => data)
    .sort((a, b) => MAPS.indexOf(a.id) - MAPS.indexOf(b.id));

/** The rows of `data/names.csv`: one for each name list entry and each spot. */
export async function nameRows(): Promise<readonly Row[]> {
  return (await namesOfGame()).flatMap(({ row, spots }) =>
    spots.map((spot) => ({
      id: row.id,
      source: row.source,
      names: row.names.map(({ text }) => text).join(' / '),
      languages: row.names.map(({ lang }) => lang).join(' / '),
      people_en: row.people.en,
      people_yo: row.people.yo,
      region_en: row.region.en,
      region_yo: row.region.yo,
      place_en: spot.place.en,
      place_yo: spot.place.yo,
      lat_approximate: spot.lat,
      lon_approximate: spot.lon,
      contradicted: row.clash === undefined ? 'no' : 'yes',
      also_in: row.also.join(' '),
      note_en: row.note?.en ?? null,
      note_yo: row.note?.yo ?? null,
    })),
  );
}

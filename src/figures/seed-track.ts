/** Follows single seeds through a move, so that a picture in motion never has to guess. */
import type { BySide, Event, Frame, Pit, Side } from '../engine/types.ts';

/** Which seeds lie in each place, in the order they came. The last of a list lies on top. */
export type SeedPlaces = {
  readonly pits: readonly (readonly number[])[];
  readonly hand: readonly number[];
  readonly stores: BySide<readonly number[]>;
};

/** Gives every seed of a frame a number: pit by pit round the ring, then stores, then the hand. */
export function seedPlaces(frame: Frame): SeedPlaces {
  let used = 0;
  const take = (count: number): number[] => Array.from({ length: count }, () => used++);
  const pits = frame.seeds.map(take);
  const south = take(frame.stores.south);
  return { pits, stores: { south, north: take(frame.stores.north) }, hand: take(frame.hand) };
}

/** Where each seed is before the first event and after every one: one entry more than events. */
export function trackSeeds(start: Frame, events: readonly Event[]): readonly SeedPlaces[] {
  return trackFrom(seedPlaces(start), events);
}

/** The same for seeds that already have their numbers, to go on from one move to the next. */
export function trackFrom(start: SeedPlaces, events: readonly Event[]): readonly SeedPlaces[] {
  const places = [start];
  let now = start;
  for (const event of events) {
    now = placesAfter(now, event);
    places.push(now);
  }
  return places;
}

/** Where the seeds are after one event. Events that move nothing give the same places back. */
export function placesAfter(places: SeedPlaces, event: Event): SeedPlaces {
  switch (event.kind) {
    case 'lift': {
      const [left, lifted] = takeLast(places.pits[event.pit] ?? [], event.count);
      return { ...withPit(places, event.pit, left), hand: [...places.hand, ...lifted] };
    }
    case 'draw': {
      const [left, drawn] = takeLast(places.stores[event.side], event.count);
      return { ...withStore(places, event.side, left), hand: [...places.hand, ...drawn] };
    }
    case 'drop': {
      const [hand, dropped] = takeLast(places.hand, 1);
      const pit = [...(places.pits[event.pit] ?? []), ...dropped];
      return { ...withPit(places, event.pit, pit), hand };
    }
    case 'capture':
      return toStore(places, [event.pit], event.keeper);
    case 'gather':
      return toStore(places, event.pits, event.keeper);
    case 'shift': {
      const [left, shifted] = takeLast(places.pits[event.from] ?? [], event.count);
      const target = [...(places.pits[event.to] ?? []), ...shifted];
      return withPit(withPit(places, event.from, left), event.to, target);
    }
    case 'skip':
    case 'spare':
    case 'rest':
    case 'turn':
    case 'end':
      return places;
  }
}

function takeLast(ids: readonly number[], count: number): [readonly number[], readonly number[]] {
  const kept = Math.max(0, ids.length - count);
  return [ids.slice(0, kept), ids.slice(kept)];
}

const withPit = (places: SeedPlaces, pit: Pit, ids: readonly number[]): SeedPlaces => ({
  ...places,
  pits: places.pits.map((old, place) => (place === pit ? ids : old)),
});

const withStore = (places: SeedPlaces, side: Side, ids: readonly number[]): SeedPlaces => ({
  ...places,
  stores: { ...places.stores, [side]: ids },
});

function toStore(places: SeedPlaces, pits: readonly Pit[], keeper: Side): SeedPlaces {
  const taken = pits.flatMap((pit) => places.pits[pit] ?? []);
  const emptied = pits.reduce((left, pit) => withPit(left, pit, []), places);
  return withStore(emptied, keeper, [...places.stores[keeper], ...taken]);
}

/**
 * Where n seeds lie in a hollow: the same every time, and a seed keeps its slot while others come
 * and go. Up to twelve seeds lie at full size; from thirteen they are smaller and heap up.
 */
import { packSiblings } from 'd3';

/** A place relative to the middle of the hollow. */
export type Slot = { readonly x: number; readonly y: number };

/** The seeds of one hollow: their radius and a slot each. */
export type Cluster = { readonly r: number; readonly slots: readonly Slot[] };

/** From this many seeds on they are drawn smaller and may overlap. */
export const CROWDED = 13;

const FULL = { r: 11.5, layers: [7, 5] };
const SMALL = { r: 9, layers: [14, 10] };
const HAND = { r: 10.5, layers: [7, 12] };
const STORE_RADIUS = 9;
/** A seed never touches the very edge of its hollow. */
const LIP = 2;

/** Numbers from 0 to 1 that are the same for the same seed. (The generator is mulberry32.) */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** `count` seeds in a round pit. */
export function pitCluster(pit: number, count: number, pitRadius: number): Cluster {
  const { r, layers } = count < CROWDED ? FULL : SMALL;
  return heap(pit + (count < CROWDED ? 0 : 1000), count, r, layers, pitRadius - LIP);
}

/** `count` seeds held above a pit, drawn closer than they would lie. */
export const handCluster = (count: number): Cluster => heap(7, count, HAND.r, HAND.layers, 36);

/** `count` seeds in a long store with round ends. One size for all counts, so none ever moves. */
export function storeCluster(seed: number, count: number, width: number, height: number): Cluster {
  const slots: Slot[] = [];
  for (let layer = 0; slots.length < count; layer += 1)
    slots.push(...storeLayer(seed * 100 + layer, width / 2, height / 2));
  return { r: STORE_RADIUS, slots: slots.slice(0, count) };
}

/** Seeds laid in round layers, one upon the other when the first is full. */
function heap(
  seed: number,
  count: number,
  r: number,
  layers: readonly number[],
  room: number,
): Cluster {
  const slots: Slot[] = [];
  for (let layer = 0; slots.length < count; layer += 1) {
    const size = layers[layer % layers.length] ?? count;
    slots.push(...roundLayer(seed * 100 + layer, size, r, room - r));
  }
  return { r, slots: slots.slice(0, count) };
}

/** One layer packed as circles, turned by chance, and drawn in until no seed crosses the edge. */
function roundLayer(seed: number, size: number, r: number, reach: number): Slot[] {
  const random = seededNumbers(seed * 2654435761);
  const packed = packSiblings(
    Array.from({ length: size }, () => ({ r: r + 0.2 + random() * 1.4, x: 0, y: 0 })),
  );
  const angle = random() * 2 * Math.PI;
  const widest = Math.max(...packed.map((circle) => Math.hypot(circle.x, circle.y)));
  const scale = Math.min(1, reach / widest);
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return packed.map(({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos }));
}

/** One layer in two staggered files, filled from the middle outwards. */
function storeLayer(seed: number, halfWidth: number, halfHeight: number): Slot[] {
  const random = seededNumbers(seed * 2654435761 + 1);
  const side = halfWidth - LIP - STORE_RADIUS;
  const straight = halfHeight - halfWidth;
  const step = STORE_RADIUS * 1.04;
  const each = Math.floor((straight + side * 0.8) / step);
  const slots = Array.from({ length: 2 * each + 1 }, (_, place) => {
    const file = place % 2 === 0 ? 1 : -1;
    const slot = {
      x: file * side * (0.75 + random() * 0.25),
      y: (place - each) * step + (random() - 0.5) * 2,
    };
    return { slot: withinStadium(slot, side, straight), turn: Math.abs(slot.y) + random() * 24 };
  });
  return slots.sort((a, b) => a.turn - b.turn).map(({ slot }) => slot);
}

/** Draws a slot in to the shape whose long sides are straight and whose ends are half circles. */
function withinStadium(slot: Slot, reach: number, straight: number): Slot {
  const spineY = Math.max(-straight, Math.min(straight, slot.y));
  const distance = Math.hypot(slot.x, slot.y - spineY);
  if (distance <= reach) return slot;
  const scale = reach / distance;
  return { x: slot.x * scale, y: spineY + (slot.y - spineY) * scale };
}

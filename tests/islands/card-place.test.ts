import { expect, test } from 'vitest';
import { placeOf } from '../../src/islands/state/card-place.ts';

const screen = { width: 360, height: 640 };
const card = { width: 300, height: 120 };

test('a card stands under its word', () => {
  expect(placeOf({ left: 20, top: 100, bottom: 120 }, card, screen)).toEqual({
    left: 20,
    top: 124,
  });
});

test('at the foot of the screen it stands above', () => {
  expect(placeOf({ left: 20, top: 600, bottom: 620 }, card, screen).top).toBe(600 - 4 - 120);
});

test('it never leaves the screen sideways', () => {
  expect(placeOf({ left: 340, top: 100, bottom: 120 }, card, screen).left).toBe(52);
  expect(placeOf({ left: -5, top: 100, bottom: 120 }, card, screen).left).toBe(8);
});

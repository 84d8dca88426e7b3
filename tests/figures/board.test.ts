import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import type { BoardRule } from '../../src/engine/ruleset.ts';
import type { Pit } from '../../src/engine/types.ts';
import { boardPicture, type Mark } from '../../src/figures/board-picture.ts';
import { seedPlaces } from '../../src/figures/seed-track.ts';
import Board from '../../src/islands/parts/Board.svelte';

const board: BoardRule = { kind: 'two-rows', columns: 6, start: 4, stores: 'carved' };
const ALL: readonly Mark[] = [
  'origin',
  'last',
  'captured',
  'spared',
  'stopped',
  'refused',
  'allowed',
  'sown',
];
const picture = boardPicture({
  board,
  facing: 'south',
  places: seedPlaces({
    seeds: [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0],
    stores: { south: 3, north: 0 },
    hand: 5,
  }),
  marks: new Map(ALL.map((mark, place) => [place as Pit, [mark]])),
  handOver: 10 as Pit,
});
const names = Array.from({ length: 12 }, (_, place) => `South, pit ${place + 1}`);
const silent = render(Board, { props: { picture, animate: true } }).body;
const spoken = render(Board, {
  props: { picture, pitNames: names, name: 'The board', onpit: () => undefined },
}).body;

test('a board to look at is silent: a table speaks for it', () => {
  expect(silent).toContain('aria-hidden="true"');
  expect(silent).not.toContain('role=');
  expect(silent).not.toContain('tabindex');
});

test('a board to play on has a named button for each pit and is no picture', () => {
  expect(spoken.match(/role="button"/g)).toHaveLength(12);
  expect(spoken.match(/tabindex="0"/g)).toHaveLength(12);
  for (const name of names) expect(spoken).toContain(`aria-label="${name}"`);
  expect(spoken).toMatch(/<svg[^>]*role="group"[^>]*aria-label="The board"/);
  expect(spoken).not.toContain('role="img"');
});

test('a board brings no style of its own and no id: the policy forbids one, a second board the other', () => {
  for (const markup of [silent, spoken]) expect(markup).not.toMatch(/\s(?:style|id)=/);
});

test('a board holds every seed once and no number that is not one', () => {
  expect(silent.match(/class="seed seed-/g)).toHaveLength(48);
  expect(silent).not.toMatch(/NaN|undefined|Infinity/);
});

test('a board shows every mark', () => {
  for (const mark of ALL) expect(silent).toContain(`mark-${mark}`);
});

import { expectTypeOf, test } from 'vitest';
import { opposite, pitAt, sideOf } from '../../src/engine/board.ts';
import { type Played } from '../../src/engine/game.ts';
import { parsePosition } from '../../src/engine/notation.ts';
import { trace } from '../../src/engine/play.ts';
import { outcomeOf, startOf } from '../../src/engine/position.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { rulesetOf, type RulesetId } from '../../src/engine/rulesets/all.ts';
import { ayo } from '../../src/engine/rulesets/ayo.ts';
import type { Checked, Event, Move, Outcome, Pit, Position, Side } from '../../src/engine/types.ts';

test('a bare number is not a pit', () => {
  // @ts-expect-error: a pit comes from `pitAt` or from notation
  sideOf(ayo.board, 3);
  // @ts-expect-error: the same inside a move
  const move: Move = { kind: 'sow', from: 3, direction: 'clockwise' };
  expectTypeOf(move).toEqualTypeOf<Move>();
  expectTypeOf(pitAt(ayo.board, 3)).toEqualTypeOf<Pit>();
  expectTypeOf(opposite(ayo.board, pitAt(ayo.board, 3))).toEqualTypeOf<Pit>();
});

test('arithmetic on a pit gives a number, no pit', () => {
  expectTypeOf(pitAt(ayo.board, 3)).toExtend<number>();
  // @ts-expect-error: the next pit comes from `next`
  const after: Pit = pitAt(ayo.board, 3) + 1;
  expectTypeOf(after).toEqualTypeOf<Pit>();
});

test('nothing in a position can be changed', () => {
  const position = startOf(ayo);
  expectTypeOf(position.seeds).toEqualTypeOf<readonly number[]>();
  // @ts-expect-error: seeds are read only
  position.seeds[0] = 5;
  // @ts-expect-error: so are stores
  position.stores.south = 5;
  // @ts-expect-error: and events
  trace(ayo, position, { kind: 'pass' }).events.push({ kind: 'turn', to: 'south' });
});

test('what is read must be looked at before it is used', () => {
  const read = parsePosition(ayo, '');
  expectTypeOf(read).toEqualTypeOf<Checked<Position>>();
  // @ts-expect-error: it may be a list of faults
  expectTypeOf(read.value).toEqualTypeOf<Position>();
  expectTypeOf<Extract<Played, { ok: false }>>().not.toHaveProperty('game');
});

test('a ruleset is data that says nothing unknown', () => {
  expectTypeOf(ayo).toExtend<Ruleset>();
  expectTypeOf(ayo.id).toExtend<RulesetId>();
  expectTypeOf(rulesetOf('ayo')).toEqualTypeOf<Ruleset | null>();
  // @ts-expect-error: there is no such custom
  const wrong: Ruleset = { ...ayo, grandSlam: { kind: 'sometimes' } };
  expectTypeOf(wrong).toEqualTypeOf<Ruleset>();
});

test('rearranging leaves nothing to choose', () => {
  expectTypeOf<Extract<Move, { kind: 'arrange' }>>().toEqualTypeOf<{ readonly kind: 'arrange' }>();
});

test('a drawn game has no winner', () => {
  expectTypeOf(outcomeOf(startOf(ayo))).toEqualTypeOf<Outcome | null>();
  expectTypeOf<Extract<Outcome, { kind: 'drawn' }>>().not.toHaveProperty('side');
  expectTypeOf<Extract<Event, { kind: 'turn' }>['to']>().toEqualTypeOf<Side>();
});

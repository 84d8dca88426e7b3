import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { settle } from '../../src/engine/play.ts';
import { refusalOf } from '../../src/engine/refusal.ts';
import { RULESETS, rulesetOf } from '../../src/engine/rulesets/all.ts';
import { ayo, ayoTaboo } from '../../src/engine/rulesets/ayo.ts';
import { ayoayo } from '../../src/engine/rulesets/ayoayo.ts';
import { startOf } from '../../src/engine/position.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import type { Pit } from '../../src/engine/types.ts';
import { eventsOf, given, move, pit, told } from '../support/given.ts';

const refusal = (rules: Ruleset, position: string, text: string) =>
  refusalOf(rules, given(rules, position), move(rules, text));

describe('a move is refused', () => {
  test("when the pit is the other player's", () => {
    expect(refusalOf(ayo, startOf(ayo), move(ayo, '7'))).toEqual({
      kind: 'not-yours',
      pit: pit(ayo, 7),
      owner: 'north',
    });
  });

  test('when the pit is empty', () => {
    expect(refusal(ayo, '0 5 5 5 5 4 / 4 4 4 4 4 4  0-0  S', '1')).toEqual({
      kind: 'empty',
      pit: pit(ayo, 1),
    });
  });

  test('when there is no such pit, as a broken link may ask for', () => {
    const nowhere = { kind: 'sow', from: 99 as Pit, direction: 'counter-clockwise' } as const;

    expect(refusalOf(ayo, startOf(ayo), nowhere)).toEqual({ kind: 'no-such-pit', pits: 12 });
  });

  test('in a direction the game does not know', () => {
    expect(refusalOf(ayo, startOf(ayo), move(ayo, '1<'))).toEqual({
      kind: 'wrong-direction',
      why: 'never',
      allowed: ['counter-clockwise'],
    });
  });

  test('when it leaves a bare opponent bare, and the pits that feed are shown', () => {
    expect(refusal(ayo, '7 4 3 2 0 1 / 0 0 0 0 0 0  15-16  S', '2')).toEqual({
      kind: 'must-feed',
      instead: [move(ayo, '1'), move(ayo, '6')],
    });
  });

  test('when it would take everything against the taboo, with what it would take and what may be played', () => {
    expect(refusal(ayoTaboo, '3 0 0 0 0 2 / 0 0 0 0 1 1  21-20  S', '6')).toEqual({
      kind: 'grand-slam',
      pits: [pit(ayo, 8), pit(ayo, 7)],
      count: 4,
      instead: [move(ayoTaboo, '1')],
    });
  });

  test('when the game is over', () => {
    const { position } = settle(ayo, given(ayo, '0 2 1 0 1 0 / 0 0 0 0 0 0  21-23  S'));

    expect(refusalOf(ayo, position, move(ayo, '2'))).toEqual({ kind: 'over' });
  });

  test.each(['+2', 'arrange', 'pass'])('when the game knows no such move: %s', (text) => {
    expect(refusalOf(ayo, startOf(ayo), move(ayo, text))).toEqual({ kind: 'not-this-stage' });
  });
});

describe('a relay', () => {
  const long = readFileSync(new URL('../data/relays.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map((part) => part.trim()));

  test.each(long)('that ends is allowed, however long it runs: %s, %s, %s, %s laps', (...parts) => {
    const [id = '', position = '', text = '', laps = ''] = parts;
    const rules = rulesetOf(id) as Ruleset;

    expect(refusal(rules, position, text)).toBeNull();
    expect(eventsOf(told(rules, position, text), 'lift')).toHaveLength(Number(laps));
  });

  test.each(RULESETS.filter(({ relay }) => relay.kind !== 'never'))(
    'may run for more than five thousand laps in $id before it is given up',
    ({ relay }: Ruleset) => {
      expect(relay.kind === 'when-occupied' && relay.bound).toBeGreaterThan(5000);
    },
  );

  test('without end is refused in no time', () => {
    const began = performance.now();
    refusal(ayoayo, '0 1 0 1 2 0 / 1 0 1 0 1 2  20-19  S', '5');

    expect(performance.now() - began).toBeLessThan(1000);
  });
});

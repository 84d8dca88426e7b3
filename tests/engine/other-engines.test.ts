import { describe, expect, test } from 'vitest';
import { other } from '../../src/engine/board.ts';
import { playOn, positionOf, startGame } from '../../src/engine/game.ts';
import { legalMoves } from '../../src/engine/legal.ts';
import { trace } from '../../src/engine/play.ts';
import { outcomeOf, rowEmpty } from '../../src/engine/position.ts';
import { refusalOf } from '../../src/engine/refusal.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { ayo, ayoTaboo } from '../../src/engine/rulesets/ayo.ts';
import { ayoayo } from '../../src/engine/rulesets/ayoayo.ts';
import { oware } from '../../src/engine/rulesets/oware.ts';
import type { Move, Outcome, Position } from '../../src/engine/types.ts';
import { boardBeforeGathering, eventsOf, pit } from '../support/given.ts';
import { type GameRecord, readRecords } from '../support/records.ts';

const sow = (rules: Ruleset, place: number): Move => ({
  kind: 'sow',
  from: pit(rules, place + 1),
  direction: 'counter-clockwise',
});

const placesOf = (rules: Ruleset, position: Position): number[] =>
  legalMoves(rules, position).flatMap((move) => (move.kind === 'sow' ? [move.from] : []));

const letterOf = (outcome: Outcome | null): string | undefined =>
  outcome?.kind === 'won'
    ? outcome.side === 'south'
      ? 'S'
      : 'N'
    : outcome === null
      ? undefined
      : '=';

describe.each([oware, ayo])('$id beside OpenSpiel', (rules) => {
  test('whole games have the same legal moves, boards and endings', () => {
    for (const record of readRecords('oware')) {
      let game = startGame(rules, record.start);
      for (const { from, legal, then } of record.moves) {
        expect(placesOf(rules, positionOf(game)), record.line).toEqual(legal);
        const played = playOn(game, sow(rules, from));
        if (!played.ok || then.kind !== 'played') throw new Error(record.line);
        ({ game } = played);
        const told = game.traces.at(-1);
        expect(told && boardBeforeGathering(told), record.line).toEqual({ ...then.board, hand: 0 });
      }
      expectSameEnd(record, positionOf(game));
    }
  });

  test('moves chosen for their difficulty have the same result', () => {
    for (const record of readRecords('oware-moves')) {
      const [only] = record.moves;
      if (only?.then.kind !== 'played') throw new Error(record.line);
      expect(placesOf(rules, record.start), record.line).toEqual(only.legal);
      const told = trace(rules, record.start, sow(rules, only.from));
      expect(boardBeforeGathering(told), record.line).toEqual({ ...only.then.board, hand: 0 });
      expectSameEnd(record, told.after);
    }
  });
});

const CAUSES: Record<string, string> = {
  majority: 'majority',
  repetition: 'repetition',
  'cannot-feed': 'no-move',
};

function expectSameEnd({ end, line }: GameRecord, position: Position): void {
  const outcome = outcomeOf(position);
  expect(outcome?.cause, line).toEqual(end === null ? undefined : CAUSES[end.reason]);
  if (end === null) return;
  expect(letterOf(outcome), line).toEqual(end.winner);
  if (end.reason !== 'majority') expect(position.stores, line).toEqual(end.stores);
}

describe('ayo-taboo beside MancalaGames, where both know the move', () => {
  test('a grand slam is no move while another exists, and every other move has the same result', () => {
    let compared = 0;
    let refused = 0;
    for (const record of readRecords('sweep-forbidden')) {
      let position = record.start;
      for (const { from, legal, then } of record.moves) {
        const bare = rowEmpty(ayoTaboo, position.seeds, other(position.toMove));
        if (!bare && legal.length > 0) {
          expect(placesOf(ayoTaboo, position), record.line).toEqual(legal);
          compared++;
        }
        if (then.kind === 'refused') {
          if (!bare && legal.length > 0) {
            expect(refusalOf(ayoTaboo, position, sow(ayoTaboo, from))?.kind).toBe('grand-slam');
            refused++;
          }
          continue;
        }
        if (then.kind !== 'played') throw new Error(record.line);
        const told = trace(ayoTaboo, position, sow(ayoTaboo, from));
        expect(boardBeforeGathering(told), record.line).toEqual({ ...then.board, hand: 0 });
        position = told.after;
      }
    }

    expect({ compared, refused }).toEqual({ compared: 1316, refused: 57 });
  });
});

/** Laps after which MancalaGames calls a relay endless. */
const GIVEN_UP_AFTER = 75;

describe('ayoayo beside MancalaGames', () => {
  test('relays, captures and endings are the same', () => {
    for (const record of readRecords('ayoayo')) {
      let position = record.start;
      for (const { from, legal, then } of record.moves) {
        const move = sow(ayoayo, from);
        const endless = legal.filter(
          (place) => refusalOf(ayoayo, position, sow(ayoayo, place))?.kind === 'endless',
        );
        const finite = legal.filter((place) => !endless.includes(place));
        expect(placesOf(ayoayo, position), record.line).toEqual(finite);
        const refusal = refusalOf(ayoayo, position, move);
        if (then.kind === 'endless' && then.circle !== null) {
          if (refusal?.kind !== 'endless') throw new Error(record.line);
          expect(refusal.circle?.length, record.line).toBe(then.circle);
        }
        if (refusal?.kind === 'endless') {
          expect(then.kind === 'endless' && then.laps === null, record.line).toBe(true);
          continue;
        }
        const told = trace(ayoayo, position, move);
        const laps = eventsOf(told, 'lift').length;
        if (then.kind === 'played')
          expect(boardBeforeGathering(told), record.line).toEqual({ ...then.board, hand: 0 });
        if (then.kind === 'played') expect(laps, record.line).toBe(then.laps);
        else if (then.kind === 'endless' && then.laps !== null)
          expect(laps, record.line).toBe(then.laps);
        else expect(laps, record.line).toBeGreaterThan(GIVEN_UP_AFTER);
        position = told.after;
      }
      const { end } = record;
      const unfinished = record.moves.some(({ then }) => then.kind === 'endless');
      if (end === null || unfinished) continue;
      if (Math.max(end.stores.south, end.stores.north) === 24 && end.reason === 'majority-or-half')
        continue;
      expect(position.stores, record.line).toEqual(end.stores);
      expect(letterOf(outcomeOf(position)), record.line).toBe(end.winner);
    }
  });
});

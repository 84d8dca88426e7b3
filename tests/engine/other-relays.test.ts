import { describe, expect, test } from 'vitest';
import { other, row } from '../../src/engine/board.ts';
import { makePosition } from '../../src/engine/notation.ts';
import { trace } from '../../src/engine/play.ts';
import { rowEmpty } from '../../src/engine/position.ts';
import { refusalOf } from '../../src/engine/refusal.ts';
import { ayoayo } from '../../src/engine/rulesets/ayoayo.ts';
import { jodu, jodu48 } from '../../src/engine/rulesets/jodu.ts';
import type { Move, Position, Refusal, Trace } from '../../src/engine/types.ts';
import { answersTold } from '../support/checks.ts';
import { type Case, boardCase, compare, placesOf, sow, winnerOf } from '../support/compare.ts';
import { boardBeforeGathering, eventsOf, given } from '../support/given.ts';
import { type GameRecord, type Recorded, readRecords } from '../support/records.ts';

/**
 * The one thing in which the two differ in J'odu: a move that feeds a bare opponent and takes all
 * of it again. Our rule book has one pit left after any capture of everything, so that such a move
 * feeds. MancalaGames leaves one only to an opponent who had seeds before the move: it takes all,
 * finds that the move does not feed, and allows it only where no other does. Looked at in its way,
 * our legal moves and boards are the same.
 */
function fedAndSwept(
  position: Position,
  from: number,
  legal: readonly number[],
  result: Recorded,
): readonly Case[] {
  const tellings = new Map(
    placesOf(jodu, position).map((place) => [place, trace(jodu, position, sow(jodu, place))]),
  );
  const feeding = [...tellings.keys()].filter(
    (place) => eventsOf(tellings.get(place) as Trace, 'spare').length === 0,
  );
  const filled = row(jodu.board, position.toMove).filter((place) => position.seeds[place] !== 0);
  const ours = feeding.length > 0 ? feeding : filled;
  const told = tellings.get(from);
  if (told === undefined || result.kind !== 'played')
    return [{ what: 'legal', ours, theirs: legal }];
  const { seeds, stores } = boardBeforeGathering(told);
  const left = eventsOf(told, 'spare').flatMap(({ pits }) => pits);
  const taken = left.reduce((sum, place) => sum + (seeds[place] as number), 0);
  const whole = {
    seeds: seeds.map((count, place) => (left.some((one) => one === place) ? 0 : count)),
    stores: { ...stores, [position.toMove]: stores[position.toMove] + taken },
  };
  return [
    { what: 'legal', ours, theirs: legal },
    { what: 'board', ours: whole, theirs: result.board },
  ];
}

test('in the position shown ours leaves one pit, where MancalaGames takes all six seeds', () => {
  const one = trace(jodu, given(jodu, '0 0 0 9 0 0 / 0 0 0 0 0 0  14-13  S'), sow(jodu, 3));

  expect(makePosition({ ...one.after, ...boardBeforeGathering(one) })).toBe(
    '1 0 0 0 1 1 / 0 0 0 0 0 1  19-13  S+',
  );
  expect(readRecords('jodu').map(({ line }) => line)).toContainEqual(
    expect.stringContaining('000900000000:14-13:S d:d:100011000000:20-13'),
  );
});

/** Laps after which MancalaGames calls a relay endless. */
const GIVEN_UP_AFTER = 75;

describe.each([
  { rules: ayoayo, id: 'ayoayo' },
  { rules: jodu, id: 'jodu' },
  { rules: jodu48, id: 'jodu-48' },
])('$id beside MancalaGames', ({ rules, id }) => {
  const endCases = ({ end, moves }: GameRecord, position: Position): Case[] => {
    const half = end?.reason === 'majority-or-half' && winnerOf(position) === null;
    if (end === null || half || moves.some(({ result }) => result.kind === 'endless')) return [];
    return [
      { what: 'stores', ours: position.stores, theirs: end.stores },
      { what: 'winner', ours: winnerOf(position), theirs: end.winner },
    ];
  };

  const lapCase = (told: Trace, result: Recorded): Case => {
    const laps = eventsOf(told, 'lift').length;
    if (result.kind === 'played') return { what: 'laps', ours: laps, theirs: result.laps };
    const cut = result.kind === 'endless' && result.circle === null && laps > GIVEN_UP_AFTER;
    const theirs = result.kind === 'endless' ? (result.laps ?? laps) : null;
    return { what: 'laps', ours: cut && laps, theirs };
  };

  /** A circle too long to be closed within our bound is refused all the same, without proof. */
  const circleCase = (refusal: Refusal, result: Recorded): Case => {
    const endless = result.kind === 'endless' && result.laps === null;
    const ours = refusal.kind === 'endless' && (refusal.circle?.length ?? 'unproved');
    const known = endless ? result.circle : null;
    const closes = known !== null && known < rules.relay.bound / 3;
    return { what: 'circle', ours, theirs: endless && (closes ? known : ours) };
  };

  test('relays, captures, endings and endless sowings are the same', () => {
    const outcome = compare(id, (record) => {
      const found: Case[] = [];
      let position = record.start;
      for (const { from, legal, result } of record.moves) {
        const theirs = legal.filter(
          (place) => refusalOf(rules, position, sow(rules, place))?.kind !== 'endless',
        );
        if (id === 'jodu' && rowEmpty(rules, position.seeds, other(position.toMove)))
          return [...found, ...fedAndSwept(position, from, theirs, result)];
        const move: Move = from < 0 ? { kind: 'pass' } : sow(rules, from);
        found.push({ what: 'legal', ours: placesOf(rules, position), theirs });
        const refusal = refusalOf(rules, position, move);
        if (refusal !== null) {
          found.push(circleCase(refusal, result));
          continue;
        }
        const told = trace(rules, position, move);
        if (result.kind === 'played') found.push(boardCase(told, result));
        if (move.kind === 'sow') found.push(lapCase(told, result));
        position = told.after;
      }
      return [...found, ...endCases(record, position)];
    });

    expect(outcome).toEqual({ compared: answersTold(id, id), differences: [] });
  });
});

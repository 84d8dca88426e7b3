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
import { handout } from '../../src/engine/rulesets/handout.ts';
import { jodu, jodu48 } from '../../src/engine/rulesets/jodu.ts';
import { oware } from '../../src/engine/rulesets/oware.ts';
import type { Move, Position, Refusal, Trace } from '../../src/engine/types.ts';
import { boardBeforeGathering, eventsOf, pit } from '../support/given.ts';
import { type GameRecord, type Recorded, readRecords } from '../support/records.ts';

/** What the two engines say of one thing in one record. Where both say the same there is no case. */
type Case = { readonly what: string; readonly ours: unknown; readonly theirs: unknown };

/** Everything compared in the records of a file: how much there was, and where the engines differ. */
function compare(name: string, look: (record: GameRecord) => readonly Case[]) {
  let compared = 0;
  const differences: (Case & { line: string })[] = [];
  for (const record of readRecords(name))
    for (const one of look(record)) {
      compared++;
      if (JSON.stringify(one.ours) !== JSON.stringify(one.theirs))
        differences.push({ ...one, line: record.line });
    }
  return { compared, differences };
}

const sow = (rules: Ruleset, place: number): Move => ({
  kind: 'sow',
  from: pit(rules, place + 1),
  direction: 'counter-clockwise',
});

const placesOf = (rules: Ruleset, position: Position): number[] =>
  legalMoves(rules, position).flatMap((move) => (move.kind === 'sow' ? [move.from] : []));

function boardCase(told: Trace, result: Recorded): Case {
  const { seeds, stores } = boardBeforeGathering(told);
  const theirs = result.kind === 'played' ? result.board : result.kind;
  return { what: 'board', ours: { seeds, stores }, theirs };
}

function winnerOf(position: Position): string | null {
  const outcome = outcomeOf(position);
  if (outcome === null) return null;
  if (outcome.kind === 'drawn') return '=';
  return outcome.side === 'south' ? 'S' : 'N';
}

describe.each([oware, ayo])('$id beside OpenSpiel', (rules) => {
  const CAUSES: Record<string, string> = {
    majority: 'majority',
    repetition: 'repetition',
    'cannot-feed': 'no-move',
  };

  const endCases = ({ end }: GameRecord, position: Position): Case[] => {
    const cause = outcomeOf(position)?.cause ?? null;
    if (end === null) return [{ what: 'end', ours: cause, theirs: null }];
    const cases = [
      { what: 'end', ours: cause, theirs: CAUSES[end.reason] },
      { what: 'winner', ours: winnerOf(position), theirs: end.winner },
    ];
    return end.reason === 'majority'
      ? cases
      : [...cases, { what: 'stores', ours: position.stores, theirs: end.stores }];
  };

  test('whole games have the same legal moves, boards and endings', () => {
    const outcome = compare('oware', (record) => {
      const cases: Case[] = [];
      let game = startGame(rules, record.start);
      for (const { from, legal, result } of record.moves) {
        cases.push({ what: 'legal', ours: placesOf(rules, positionOf(game)), theirs: legal });
        const played = playOn(game, sow(rules, from));
        if (!played.ok) return [...cases, { what: 'refused', ours: played.refusal, theirs: from }];
        ({ game } = played);
        cases.push(...game.traces.slice(-1).map((told) => boardCase(told, result)));
      }
      return [...cases, ...endCases(record, positionOf(game))];
    });

    expect(outcome).toEqual({ compared: 10_632, differences: [] });
  });

  test('moves chosen for their difficulty have the same result', () => {
    const outcome = compare('oware-moves', (record) =>
      record.moves.flatMap(({ from, legal, result }) => {
        const told = trace(rules, record.start, sow(rules, from));
        return [
          { what: 'legal', ours: placesOf(rules, record.start), theirs: legal },
          boardCase(told, result),
          ...endCases(record, told.after),
        ];
      }),
    );

    expect(outcome).toEqual({ compared: 1406, differences: [] });
  });
});

describe('ayo-taboo beside MancalaGames', () => {
  test('a grand slam is no move while another exists, and every other move has the same result', () => {
    const outcome = compare('sweep-forbidden', (record) => {
      const cases: Case[] = [];
      let position = record.start;
      for (const { from, legal, result } of record.moves) {
        const bare = rowEmpty(ayoTaboo, position.seeds, other(position.toMove));
        if (!bare && legal.length > 0)
          cases.push({ what: 'legal', ours: placesOf(ayoTaboo, position), theirs: legal });
        if (result.kind === 'refused') continue;
        const told = trace(ayoTaboo, position, sow(ayoTaboo, from));
        cases.push(boardCase(told, result));
        position = told.after;
      }
      return cases;
    });

    expect(outcome).toEqual({ compared: 2649, differences: [] });
  });
});

describe('handout beside MancalaGames', () => {
  test('a grand slam is taken, and a bare opponent must have a seed after the move', () => {
    const outcome = compare('sweep-taken', (record) => {
      const cases: Case[] = [];
      let position = record.start;
      for (const { from, legal, result } of record.moves) {
        cases.push({ what: 'legal', ours: placesOf(handout, position), theirs: legal });
        if (result.kind === 'refused') continue;
        const told = trace(handout, position, sow(handout, from));
        cases.push(boardCase(told, result));
        position = told.after;
      }
      return cases;
    });

    expect(outcome).toEqual({ compared: 2353, differences: [] });
  });
});

/** Laps after which MancalaGames calls a relay endless. */
const GIVEN_UP_AFTER = 75;

describe.each([
  { rules: ayoayo, id: 'ayoayo', cases: 5475 },
  { rules: jodu, id: 'jodu', cases: 3562 },
  { rules: jodu48, id: 'jodu-48', cases: 2468 },
])('$id beside MancalaGames', ({ rules, id, cases }) => {
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
        const bare = rowEmpty(rules, position.seeds, other(position.toMove));
        if (id === 'jodu' && bare) return found;
        const move: Move = from < 0 ? { kind: 'pass' } : sow(rules, from);
        const theirs = legal.filter(
          (place) => refusalOf(rules, position, sow(rules, place))?.kind !== 'endless',
        );
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

    expect(outcome).toEqual({ compared: cases, differences: [] });
  });
});

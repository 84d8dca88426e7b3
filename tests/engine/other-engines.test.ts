import { describe, expect, test } from 'vitest';
import { other } from '../../src/engine/board.ts';
import { playOn, positionOf, startGame } from '../../src/engine/game.ts';
import { trace } from '../../src/engine/play.ts';
import { outcomeOf, rowEmpty } from '../../src/engine/position.ts';
import { ayo, ayoTaboo } from '../../src/engine/rulesets/ayo.ts';
import { handout } from '../../src/engine/rulesets/handout.ts';
import { oware } from '../../src/engine/rulesets/oware.ts';
import type { Position } from '../../src/engine/types.ts';
import { answersTold } from '../support/checks.ts';
import { type Case, boardCase, compare, placesOf, sow, winnerOf } from '../support/compare.ts';
import type { GameRecord } from '../support/records.ts';

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

    expect(outcome).toEqual({ compared: answersTold(rules.id, 'oware'), differences: [] });
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

    expect(outcome).toEqual({ compared: answersTold(rules.id, 'oware-moves'), differences: [] });
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

    expect(outcome).toEqual({
      compared: answersTold('ayo-taboo', 'sweep-forbidden'),
      differences: [],
    });
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

    expect(outcome).toEqual({ compared: answersTold('handout', 'sweep-taken'), differences: [] });
  });
});

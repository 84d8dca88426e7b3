import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { legalMoves } from '../../src/engine/legal.ts';
import { makeMove } from '../../src/engine/move-notation.ts';
import { makePosition } from '../../src/engine/notation.ts';
import { trace } from '../../src/engine/play.ts';
import { outcomeOf } from '../../src/engine/position.ts';
import { iyogh } from '../../src/engine/rulesets/iyogh.ts';
import { answersTold } from '../support/checks.ts';
import { allowed, given, move, takings } from '../support/given.ts';

/** Games of a second reading of Murray, made by another program: see `tests/data/games/README.md`. */
const games = readFileSync(new URL('../data/games/iyogh.txt', import.meta.url), 'utf8')
  .split('\n\n')
  .map((game) => {
    const lines = game.trim().split('\n');
    return { start: lines[0] ?? '', plies: lines.slice(1, -1), end: lines.at(-1) ?? '' };
  });

const inOrder = (moves: string): string => moves.trim().split(' ').toSorted().join(' ');
/** Without the side to move: the other reading does not tell a finished game. */
const board = (position: string): string => position.split('  ').slice(0, 2).join('  ');

describe('iyogh beside another reading of Murray', () => {
  test('fifteen games have the same moves, captures, boards and endings', () => {
    let compared = 0;
    const differences: string[] = [];
    const check = (line: string, what: string, ours: string, theirs: string): void => {
      compared++;
      if (ours !== theirs) differences.push(`${line}: ${what} ${ours}`);
    };
    for (const { start, plies, end } of games) {
      let position = given(iyogh, start);
      for (const line of plies) {
        const [played = '', legal = '', taken = '', after = ''] = line
          .split('|')
          .map((part) => part.trim());
        const ours = legalMoves(iyogh, position).map((one) => makeMove(iyogh, one));
        const one = trace(iyogh, position, move(iyogh, played));
        check(line, 'legal', inOrder(ours.join(' ')), inOrder(legal));
        check(line, 'taken', takings(one).replaceAll(/:\d+/g, ''), taken);
        check(line, 'board', board(makePosition(one.after)), board(after));
        position = one.after;
      }
      const cause = outcomeOf(position)?.cause ?? 'none';
      check(start, 'end', cause, end === 'end: row-empty' ? 'empty-row' : 'none');
      if (end === 'end: stuck-no-move')
        check(start, 'stuck', allowed(iyogh, makePosition(position)), 'pass');
    }

    expect({ compared, differences }).toEqual({
      compared: answersTold('iyogh', 'iyogh'),
      differences: [],
    });
  });
});

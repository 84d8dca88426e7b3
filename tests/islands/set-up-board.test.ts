import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makePosition } from '../../src/engine/notation.ts';
import { ayo } from '../../src/engine/rulesets/ayo.ts';
import { setUpBoard } from '../../src/islands/state/set-up-board.ts';

const OPENING = '4 4 4 4 4 4 / 4 4 4 4 4 4  0-0  S';
const BEFORE = '3 0 0 0 0 2 / 0 0 0 0 1 1  21-20  S';

describe('A position being written', () => {
  test('is drawn as it stands when only its total is wrong', () => {
    const board = setUpBoard(ayo, '3 0 1 0 0 2 / 0 0 0 0 1 1  21-20  N', [BEFORE]);

    expect(board.isWritten).toBe(true);
    expect(board.found).toBe(49);
    expect(board.position.toMove).toBe('north');
    expect(board.faults.map(({ problem }) => problem.kind)).toEqual(['wrong-total']);
  });

  test.each([
    'nonsense',
    '',
    '4 4 4 4 4 / 4 4 4 4 4 4  0-0  S',
    '999999999999 0 0 0 0 0 / 0 0 0 0 0 0  0-0  S',
    '97 0 0 0 0 0 / 0 0 0 0 0 0  0-0  S',
    '4 4 4 4 4 4 / 4 4 4 4 4 4  0-0  X',
  ])('leaves the last board that could be read: %s', (written) => {
    const board = setUpBoard(ayo, written, ['rubbish', BEFORE, OPENING]);

    expect(board.isWritten).toBe(false);
    expect(makePosition(board.position)).toBe(BEFORE);
    expect(board.faults).not.toEqual([]);
  });

  test('leaves the opening when nothing could ever be read', () => {
    expect(makePosition(setUpBoard(ayo, 'x', []).position)).toBe(OPENING);
  });

  test.each(['N+', 'S+', '=', 'N', 'S'])('keeps %s while seeds are moved', (end) => {
    for (const stores of ['20-24', '24-20', '21-21', '24-24']) {
      const written = `0 0 0 0 0 1 / 1 0 0 0 0 0  ${stores}  ${end}`;

      expect(makePosition(setUpBoard(ayo, written, []).position)).toBe(written);
    }
  });

  test('never throws, and never shows more than can be drawn', () => {
    const count = fc.oneof(fc.nat(60), fc.nat());
    const text = fc.oneof(
      fc.string(),
      fc
        .tuple(fc.array(count, { minLength: 14, maxLength: 14 }), fc.constantFrom('S', 'N+', '='))
        .map(
          ([all, end]) =>
            `${all.slice(0, 6).join(' ')} / ${all.slice(6, 12).join(' ')}  ${all[12]}-${all[13]}  ${end}`,
        ),
    );
    fc.assert(
      fc.property(text, (written) => {
        expect(setUpBoard(ayo, written, [OPENING]).found).toBeLessThanOrEqual(96);
      }),
    );
  });
});

import { describe, expect, test } from 'vitest';
import { ayo } from '../../src/engine/rulesets/ayo.ts';
import { askedBoard, balanced, hindranceOf } from '../../src/islands/state/asked-board.ts';
import { setUpBoard } from '../../src/islands/state/set-up-board.ts';
import { askingWords } from '../../src/language/en/asking-words.ts';

const board = (written: string) => setUpBoard(ayo, written, []);
const hindrance = (written: string) => hindranceOf(board(written), askingWords);

describe('A board to be asked', () => {
  test('may hold twelve seeds in its pits', () => {
    expect(hindrance('1 0 0 0 1 4 / 1 0 1 0 0 4  18-18  S')).toBeNull();
  });

  test('with more it says how many there are and how many may be', () => {
    expect(hindrance('4 4 4 4 4 4 / 4 4 4 4 4 4  0-0  S')).toContain('48 seeds lie in the pits');
  });

  test('with none it says that there is nothing to ask, and how many there may be', () => {
    expect(hindrance('0 0 0 0 0 0 / 0 0 0 0 0 0  24-24  S')).toContain('about 1 to 12 seeds');
    expect(hindrance('0 0 0 0 0 0 / 0 0 0 0 0 0  25-23  S+')).toContain('nothing to ask');
  });

  test('badly written, or with a wrong number of seeds, it is to be mended first', () => {
    expect(hindrance('1 0 0 nonsense')).toBe(askingWords.unreadable);
    expect(hindrance('1 0 0 0 1 4 / 1 0 1 0 0 4  18-17  S')).toBe(askingWords.unreadable);
  });

  test('a seed put into a pit comes out of North’s store, and goes back there', () => {
    const more = '1 0 0 0 1 5 / 1 0 1 0 0 4  18-18  S';
    expect(balanced(ayo, more, board(more))).toBe('1 0 0 0 1 5 / 1 0 1 0 0 4  18-17  S');
    const fewer = '1 0 0 0 1 3 / 1 0 1 0 0 4  18-18  S';
    expect(balanced(ayo, fewer, board(fewer))).toBe('1 0 0 0 1 3 / 1 0 1 0 0 4  18-19  S');
  });

  test('what somebody is still typing is left alone', () => {
    const typed = '1 0 0 0 1 5 / 1 0 1 0 0 4 18-18 S';
    expect(balanced(ayo, typed, board(typed))).toBe(typed);
  });

  test('an address without a question asks nothing', () => {
    expect(askedBoard('?at=3')).toBeNull();
    expect(askedBoard('?rules=awari')).toEqual({ position: null, rules: 'awari' });
  });
});

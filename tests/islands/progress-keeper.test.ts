import { describe, expect, test } from 'vitest';
import { ProgressKeeper } from '../../src/islands/state/progress-keeper.svelte.ts';
import { ASIDE, type Drawer, KEY, ProgressShelf } from '../../src/islands/state/progress-shelf.ts';

const ONE = 'ayo.capture.2.17.4';
const TWO = 'ayo.capture.2.17.5';

/** A browser's storage; `full` refuses to keep more. */
function storage(kept: Readonly<Record<string, string>> = {}) {
  const texts = new Map(Object.entries(kept));
  const drawer: Drawer & { full: boolean } = {
    full: false,
    getItem: (key) => texts.get(key) ?? null,
    setItem(key, text) {
      if (this.full) throw new Error('It is full.');
      texts.set(key, text);
    },
    removeItem: (key) => void texts.delete(key),
  };
  return { drawer, texts };
}

function opened(drawer: Drawer): ProgressKeeper {
  const keeper = new ProgressKeeper(new ProgressShelf(() => drawer));
  keeper.read();
  return keeper;
}

describe('the progress in a browser', () => {
  test('is there again when the page is opened again', () => {
    const { drawer } = storage();
    opened(drawer).note(ONE, { tries: 2, end: 'solved' });

    expect([...opened(drawer).progress]).toEqual([[ONE, { tries: 2, hints: 0, end: 'solved' }]]);
  });

  test('holds what two open pages have noted', () => {
    const { drawer } = storage();
    const [left, right] = [opened(drawer), opened(drawer)];
    left.note(ONE, { tries: 1 });
    right.note(TWO, { tries: 1 });
    left.note(ONE, { tries: 2 });

    expect([...opened(drawer).progress.keys()].sort()).toEqual([ONE, TWO]);
  });

  test('that cannot be read is told and laid aside as it was', () => {
    const { drawer, texts } = storage({ [KEY]: '{"kind":"ayo-puzzles","version":7}' });
    const keeper = opened(drawer);
    expect(keeper.trouble).toEqual({ kind: 'unread', faults: [{ kind: 'version', found: '7' }] });
    keeper.note(ONE, { tries: 1 });

    expect(opened(drawer).aside).toEqual(['{"kind":"ayo-puzzles","version":7}']);
    expect(opened(drawer).progress.size).toBe(1);
    expect(texts.get(ASIDE)).toContain('version');
  });

  test('that is blocked is told, and holds while the page is open', () => {
    const keeper = new ProgressKeeper(
      new ProgressShelf(() => {
        throw new Error('It is blocked.');
      }),
    );
    keeper.read();
    keeper.note(ONE, { tries: 1 });
    keeper.note(TWO, { tries: 1 });
    expect(keeper.trouble).toEqual({ kind: 'not-kept' });
    expect(keeper.progress.size).toBe(2);
  });

  test('that is full loses nothing of this page, and keeps it all once there is room', () => {
    const { drawer } = storage();
    const keeper = opened(drawer);
    drawer.full = true;
    keeper.note(ONE, { tries: 1 });
    expect(keeper.trouble).toEqual({ kind: 'not-kept' });
    drawer.full = false;
    keeper.note(TWO, { tries: 1 });

    expect(keeper.trouble).toBeNull();
    expect(opened(drawer).progress.size).toBe(2);
  });
});

test('what can neither be read nor laid aside is not written over', () => {
  const { drawer, texts } = storage({ [KEY]: 'spoilt' });
  // There is no room for a second text, but for a shorter one in the place of the first.
  const { setItem } = drawer;
  drawer.setItem = (key, text) => {
    if (key === ASIDE) throw new Error('It is full.');
    setItem.call(drawer, key, text);
  };
  const keeper = opened(drawer);
  keeper.note(ONE, { tries: 1 });
  expect(texts.get(KEY)).toBe('spoilt');
  expect(keeper.trouble).toEqual({ kind: 'not-kept' });

  drawer.setItem = setItem;
  keeper.note(TWO, { tries: 1 });
  expect(opened(drawer).progress.size).toBe(2);
  expect(opened(drawer).aside).toEqual(['spoilt']);
});

describe('a file that is imported', () => {
  test('adds to what is there, and can be taken back', () => {
    const { drawer } = storage();
    const other = opened(storage().drawer);
    other.note(TWO, { tries: 1 });
    const keeper = opened(drawer);
    keeper.note(ONE, { tries: 1 });

    expect(keeper.import(other.text)).toEqual({ kind: 'taken', found: 1, fresh: 1 });
    expect([...keeper.progress.keys()]).toEqual([ONE, TWO]);
    keeper.undo();
    expect([...opened(drawer).progress.keys()]).toEqual([ONE]);
  });

  test('changes nothing when anything in it is wrong', () => {
    const keeper = opened(storage().drawer);
    keeper.note(ONE, { tries: 1 });
    const before = keeper.text;
    expect(keeper.import('{"kind":"ayo-puzzles","version":1,"puzzles":[{}]}').kind).toBe('refused');
    expect(keeper.text).toBe(before);
    expect(keeper.undoable).toBeNull();
  });

  test('is no longer taken back once a puzzle has been tried', () => {
    const keeper = opened(storage().drawer);
    keeper.import(keeper.text);
    keeper.note(ONE, { tries: 1 });
    expect(keeper.undoable).toBeNull();
  });
});

describe('forgetting', () => {
  test('empties the browser, of what was laid aside too', () => {
    const { drawer, texts } = storage({ [KEY]: 'spoilt' });
    const keeper = opened(drawer);
    keeper.note(ONE, { tries: 1 });
    keeper.reset();
    expect([...texts]).toEqual([]);
    expect(keeper.trouble).toBeNull();
  });

  test('can be taken back, and what was noted since stays', () => {
    const { drawer } = storage({ [KEY]: 'spoilt' });
    const keeper = opened(drawer);
    keeper.note(ONE, { tries: 1 });
    keeper.reset();
    keeper.note(TWO, { tries: 1 });
    keeper.undo();

    const again = opened(drawer);
    expect([...again.progress.keys()].sort()).toEqual([ONE, TWO]);
    expect(again.aside).toEqual(['spoilt']);
  });

  test('twice is taken back twice', () => {
    const keeper = opened(storage().drawer);
    keeper.note(ONE, { tries: 1 });
    keeper.reset();
    keeper.note(TWO, { tries: 1 });
    keeper.reset();
    keeper.undo();
    expect([...keeper.progress.keys()]).toEqual([TWO]);
    keeper.undo();
    expect([...keeper.progress.keys()].sort()).toEqual([ONE, TWO]);
    expect(keeper.undoable).toBeNull();
  });
});

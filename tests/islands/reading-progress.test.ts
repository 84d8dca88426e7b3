import { describe, expect, test } from 'vitest';
import { progressFrom, withReading } from '../../src/islands/state/reading-progress.ts';

describe('what a reader has read', () => {
  test('is taken from the browser as it was kept', () => {
    expect([...progressFrom('{"rules":"finished","oware":"opened"}')]).toEqual([
      ['rules', 'finished'],
      ['oware', 'opened'],
    ]);
  });

  test.each([null, '', 'nonsense', '[]', '"rules"', 'null', '{"rules":1,"oware":["opened"]}'])(
    'is nothing when the browser kept %j',
    (kept) => {
      expect([...progressFrom(kept)]).toEqual([]);
    },
  );

  test('stays read to the end when it is opened again', () => {
    const read = withReading(withReading(new Map(), 'rules', 'opened'), 'rules', 'finished');
    expect(withReading(read, 'rules', 'opened').get('rules')).toBe('finished');
    expect(withReading(read, 'oware', 'opened').get('oware')).toBe('opened');
  });
});

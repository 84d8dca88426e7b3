import { describe, expect, test } from 'vitest';
import { settled } from '../../src/publish/settled.ts';

const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');
const pdf = (time: string): string =>
  `%PDF-1.4\xe9\n/Creator (Mozilla/5.0 \\(X11; Linux\\) (like Gecko) Chrome)\n` +
  `/CreationDate (D:${time}+00'00')\n/ModDate (D:${time}+00'00')>>\nxref 99`;

describe('a PDF that is settled', () => {
  test('is the same whenever it was printed, and every byte stays in its place', () => {
    const first = bytes(pdf('20261130134813'));
    const one = settled(first, '2026-11-30', 'Ayo');
    const other = settled(bytes(pdf('20270101000001')), '2026-11-30', 'Ayo');
    expect(Buffer.from(one).equals(other)).toBe(true);
    expect(one.length).toBe(first.length);
    const text = Buffer.from(one).toString('latin1');
    expect(text).toContain("/CreationDate (D:20261130000000+00'00')");
    expect(text).toMatch(/\n\/Creator \(Ayo\) +\n/);
    expect(text.indexOf('xref')).toBe(pdf('20261130134813').indexOf('xref'));
  });

  test('is refused if its dates are written in a way that is not known', () => {
    expect(() => settled(bytes('/CreationDate (yesterday)'), '2026-11-30', 'Ayo')).toThrow(
      'The PDF tells 0 dates in the usual form; it should tell two.',
    );
    expect(() => settled(bytes(pdf('20261130134813')), '2026-11-30', 'A'.repeat(99))).toThrow(
      /No room/,
    );
  });
});

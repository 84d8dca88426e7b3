import { describe, expect, test } from 'vitest';
import { fitting, sorted, type TableRow } from '../../src/figures/names-table.ts';

const row = (id: string, name: string, more: Partial<TableRow> = {}): TableRow => ({
  id,
  source: 'B0',
  sourceName: 'base article',
  names: name === '' ? [] : [{ text: name, lang: 'yo' }],
  people: '',
  region: 'Nigeria',
  places: [],
  contradicted: false,
  note: '',
  also: [],
  ...more,
});
const ROWS = [
  row('warri', 'Warri', { source: 'T1', people: 'Asante', region: 'Ghana' }),
  row('oko', 'Ókwè', { people: 'Igbo' }),
  row('none', ''),
  row('ayo', 'Ayò Ọlọ́pọ́n', { people: '“Yorùbá”' }),
  row('ouri', 'Ouri', { region: 'Cape Verde' }),
];
const ids = (rows: readonly TableRow[]) => rows.map(({ id }) => id);

describe('The table of names', () => {
  test('stands as the lists do until a column is chosen', () => {
    expect(sorted(ROWS, null)).toBe(ROWS);
  });

  test('sorts names by the Yorùbá alphabet, both ways, and what has no name comes last', () => {
    expect(ids(sorted(ROWS, { by: 'name', backwards: false }))).toEqual([
      'ayo',
      'oko',
      'ouri',
      'warri',
      'none',
    ]);
    expect(ids(sorted(ROWS, { by: 'name', backwards: true }))).toEqual([
      'warri',
      'ouri',
      'oko',
      'ayo',
      'none',
    ]);
  });

  test('does not sort by quotation marks', () => {
    expect(ids(sorted(ROWS, { by: 'people', backwards: true }))[0]).toBe('ayo');
  });

  test.each([
    ['olopon', ['ayo']],
    ['okwe', ['oko']],
    ['  GHANA ', ['warri']],
    ['zebra', []],
  ])('finds “%s” whatever marks are typed', (text, found) => {
    expect(ids(fitting(ROWS, { text, source: '', region: '' }))).toEqual(found);
  });

  test('keeps to a source and a region', () => {
    expect(ids(fitting(ROWS, { text: '', source: 'T1', region: '' }))).toEqual(['warri']);
    expect(ids(fitting(ROWS, { text: '', source: 'B0', region: 'Cape Verde' }))).toEqual(['ouri']);
  });
});

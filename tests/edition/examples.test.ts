import { describe, expect, test } from 'vitest';
import { readExample, isExample } from '../../src/edition/example.ts';
import { verifyExample } from '../../src/edition/verify-example.ts';
import { exampleFile, exampleIds } from './content-files.ts';

describe('Every worked example is what the engine finds', () => {
  test.each(exampleIds())('%s', (id) => {
    expect(verifyExample(id, exampleFile(id))).toEqual([]);
  });
});

describe('A wrong example is told what is wrong with it', () => {
  const good = exampleFile('taking-backwards');
  const problems = (file: typeof good): string =>
    verifyExample('wrong', file)
      .map(({ at, problem }) => `${at}: ${problem}`)
      .join('\n');
  const withFirstMove = (change: object): typeof good => ({
    ...good,
    moves: [{ ...good.moves[0], play: '6', ...change }],
  });

  test('a wrong capture names both numbers', () => {
    expect(problems(withFirstMove({ expect: { captured: 7 } }))).toContain(
      'moves[0].expect.captured: The file says 7; the engine finds 8.',
    );
  });

  test('a wrong board after the move shows both boards', () => {
    const after = '4 0 5 0 2 0 / 6 5 0 0 1 0  17-8  N';

    expect(problems(withFirstMove({ expect: { after } }))).toContain(
      `The file says ${after}; the engine finds 4 0 5 0 2 0 / 6 5 0 0 0 1  17-8  N.`,
    );
  });

  test('an illegal move is named with the reason of its refusal', () => {
    expect(problems(withFirstMove({ play: '2', say: [] }))).toContain(
      'moves[0].play: The file plays 2; the engine refuses it (empty).',
    );
  });

  test('a refusal that does not happen is a disagreement', () => {
    expect(problems(withFirstMove({ expect: { refused: 'must-feed' } }))).toContain(
      'The file says must-feed; the engine finds nothing refused.',
    );
  });

  test('a remark on a beat that does not happen names the beats that do', () => {
    const say = [{ at: 'capture 4', en: 'x', yo: 'x' }];

    expect(problems(withFirstMove({ say }))).toContain(
      'ties a remark to "capture 4"; this move has the beats start, lift, sow, capture, capture 2, capture 3, rest',
    );
  });

  test('a second remark on one beat is not passed over', () => {
    const say = [
      { at: 'lift', en: 'x', yo: 'x' },
      { at: 'lift', en: 'y', yo: 'y' },
    ];

    expect(problems(withFirstMove({ say }))).toContain(
      'moves[0].say[1].at: The file ties two remarks to "lift"',
    );
  });

  test('a rule it claims to show but does not is a disagreement', () => {
    expect(problems({ ...good, shows: ['repetition'] })).toContain('shows repetition; nothing');
  });

  test('a board that does not add up is told by how much', () => {
    expect(problems({ ...good, start: '4 0 5 0 2 4 / 6 5 2 1 2 0  8-8  S' })).toContain(
      'The seeds add up to 47; there must be 48.',
    );
  });

  test('an unknown rule book is named', () => {
    expect(problems({ ...good, ruleset: 'chess' })).toContain('no rule book called "chess"');
  });
});

describe('The example of the base article', () => {
  test('two, one, two become three, two, three: eight seeds from pits 10, 9 and 8', () => {
    const example = readExample('taking-backwards', exampleFile('taking-backwards'));
    if (!isExample(example)) throw new Error('It cannot be read.');
    const [turn] = example.turns;
    const captures =
      turn?.kind === 'played' ? turn.trace.events.filter((one) => one.kind === 'capture') : [];

    expect(captures.map(({ pit, count }) => [pit + 1, count])).toEqual([
      [10, 3],
      [9, 2],
      [8, 3],
    ]);
  });
});

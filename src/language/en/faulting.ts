import type { Faulting, NotationWords } from '../phrasebook.ts';

const parts: { readonly [part in NotationWords]: string } = {
  'south-row': 'South’s row, as counts from left to right',
  slash: 'a slash (/) between the rows',
  'north-row': 'North’s row, as South sees it from left to right',
  stores: 'the stores, South first, as in 9-8',
  'side-to-move': 'the side to move, S or N (or S+, N+ or = when the game is over)',
  pit: 'a pit number',
};

/** English for what is wrong with a written position or move. */
export const faulting: Faulting = {
  where: ({ column }) => `At character ${column}: `,
  emptyText: () =>
    'Nothing is written here. A position looks like 4 4 4 4 4 4 / 4 4 4 4 4 4  0-0  S.',
  missingPart: (part) => `Something is missing: ${parts[part]}.`,
  unexpected: ({ found, expected }) => `“${found}” stands where ${parts[expected]} should be.`,
  notACount: ({ found }) => `“${found}” is not a number of seeds.`,
  moreThanAll: ({ found, needed }) =>
    `“${found}” is more than all the seeds there are, which are ${needed}.`,
  wrongRowLength: ({ side, found, needed }) =>
    `${side === 'south' ? 'South' : 'North'}’s row has ${found} ${found === 1 ? 'pit' : 'pits'}; it needs ${needed}.`,
  wrongTotal: ({ found, needed }) => `The seeds add up to ${found}; there must be ${needed}.`,
  noSuchPit: ({ found, pits }) => `There is no pit “${found}”: the pits are numbered 1 to ${pits}.`,
  trailing: ({ found }) => `“${found}” is left over at the end.`,
};

import type { Faulting, NotationWords } from '../phrasebook.ts';

const parts: { readonly [part in NotationWords]: string } = {
  'south-row': 'ìlà Gúúsù, láti òsì sí ọ̀tún',
  slash: 'àmì / láàárín ìlà méjèèjì',
  'north-row': 'ìlà Àríwá bí Gúúsù ṣe ń wò ó, láti òsì sí ọ̀tún',
  stores: 'ilé ìfipamọ́ méjèèjì, ti Gúúsù ṣáájú, bí àpẹẹrẹ 9-8',
  'side-to-move': 'ẹni tó kàn, S tàbí N (tàbí S+, N+ tàbí = nígbà tí ayò bá ti parí)',
  pit: 'nọ́ńbà ojú kan',
};

/** Yorùbá for what is wrong with a written position or move. A draft: no speaker has reviewed it. */
export const faulting: Faulting = {
  where: ({ column }) => `Ní àmì ${column}: `,
  emptyText: () =>
    'A kò kọ nǹkan kan síbí. Bí a ṣe ń kọ ọ́ nìyí: 4 4 4 4 4 4 / 4 4 4 4 4 4  0-0  S.',
  missingPart: (part) => `Nǹkan kan kò sí níbẹ̀: ${parts[part]}.`,
  unexpected: ({ found, expected }) => `“${found}” ló wà níbi tó yẹ kí èyí wà: ${parts[expected]}.`,
  notACount: ({ found }) => `“${found}” kì í ṣe iye ọmọ ayò.`,
  moreThanAll: ({ found, needed }) => `“${found}” ju gbogbo ọmọ ayò lọ; ${needed} ni gbogbo wọn.`,
  wrongRowLength: ({ side, found, needed }) =>
    `Ojú ${found} ni ó wà ní ìlà ${side === 'south' ? 'Gúúsù' : 'Àríwá'}; ó yẹ kí ó jẹ́ ${needed}.`,
  wrongTotal: ({ found, needed }) => `Àpapọ̀ ọmọ ayò jẹ́ ${found}; ó yẹ kí ó jẹ́ ${needed}.`,
  noSuchPit: ({ found, pits }) => `Kò sí ojú “${found}”: nọ́ńbà àwọn ojú jẹ́ 1 sí ${pits}.`,
  trailing: ({ found }) => `“${found}” ṣẹ́kù ní ìparí.`,
};

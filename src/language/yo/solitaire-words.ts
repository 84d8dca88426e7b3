import type { SolitaireWords } from '../solitaire-words.ts';

/** Yorùbá for the solitaire of sowing and the endings made of it. A draft: no speaker has reviewed it. */
export const solitaireWords: SolitaireWords = {
  live: {
    choose: 'Ọmọ inú ìlà',
    store: 'Nínú ilé ìfipamọ́',
    pit: 'Ojú {pit} láti ilé ìfipamọ́, ọmọ {seeds}',
    row: 'Ìlà náà; ilé ìfipamọ́ wà ní ọ̀tún rẹ̀',
    undo: 'Dá a padà',
    again: 'Láti ìbẹ̀rẹ̀',
    hint: 'Ojú wo?',
    rule: 'Yan ojú tó ní ọmọ tó bá nọ́ńbà rẹ̀ mu.',
    refused:
      'Ọmọ {seeds} ló wà ní ojú {pit}. Èyí tó kẹ́yìn kò ní bọ́ sí ilé ìfipamọ́: ó nílò {pit} gan-an.',
    played: 'A ti ta ojú {pit}. Nínú ìlà: {left}.',
    stuck: 'Kò sí ojú tí a lè ta mọ́. Dá a padà, kí o sì gbìyànjú òmíràn.',
    cleared: 'O ti kó o tán ní títa {moves}.',
    advice: 'Ojú {pit}: èyí tó sún mọ́ ilé ìfipamọ́ jù tí a lè ta. Kò sí òmíràn tó ń borí.',
    hopeless: 'Láti ìhín, a kò lè kó ìlà náà tán. Dá a padà.',
  },
  play: {
    title: 'Ǹjẹ́ o lè kó ìlà náà tán?',
    summary:
      'Tchoukaillon, eré àdánìkanta. Àwọn ojú wà ní ìlà níwájú ilé ìfipamọ́ kan. Nínú títa kan, a kó gbogbo ọmọ ojú kan, a sì gbìn wọ́n ní ọ̀kọ̀ọ̀kan lọ sí ilé ìfipamọ́; èyí tó kẹ́yìn gbọ́dọ̀ bọ́ sínú rẹ̀, nítorí náà ojú tó ní ọmọ tó bá ìjìnnà rẹ̀ mu nìkan ni a lè ta. Fún iye ọmọ kọ̀ọ̀kan, ìlà kan ṣoṣo ni a lè kó tán. Òun nìyí, láti ọmọ 1 dé 21.',
    seeds: 'Ọmọ',
    pits: 'Ìlà náà, ojú 1 ṣáájú',
    first: 'Ojú tí a ó ta',
    look: 'Máa ta ojú tó sún mọ́ ilé ìfipamọ́ jù. Ojú 1 ń ní ọmọ, ó tún ń ṣófo, bẹ́ẹ̀ bẹ́ẹ̀ lọ; ojú 1 àti 2 ń padà wá lẹ́yìn ọmọ 6 kọ̀ọ̀kan, ojú 1 dé 3 lẹ́yìn 12 kọ̀ọ̀kan.',
  },
  determined: {
    title: 'Báwo ni eré àdánìkanta ṣe ń di ìparí ayò?',
    summary:
      'Ìparí ayò mẹ́rin tí Gúúsù ń jẹ ọmọ méjì ní títa kọ̀ọ̀kan, tí ó sì jẹ gbogbo rẹ̀ àyàfi ọ̀kan. Ìlà Gúúsù, tí a kà láti ọ̀tún, jẹ́ ìlà tó ń borí nínú eré àdánìkanta láti ojú kejì rẹ̀; ọmọ kan ṣoṣo Àríwá dúró fún ilé ìfipamọ́. Ẹ̀rọ òfin ti ta ọ̀kọ̀ọ̀kan wọn dé òpin.',
    caption: ({ seeds, stones, taken }) =>
      `Ọmọ ${seeds}: ìlà tó ń borí ti ${stones}, àti ọ̀kan fún Àríwá. Gúúsù jẹ ${taken}.`,
    seeds: 'Ọmọ',
    south: 'Ìlà Gúúsù',
    north: 'Ìlà Àríwá, láti ojú 7',
    plays: 'Gúúsù ta',
    taken: 'Gúúsù jẹ',
    value: 'Iye rẹ̀ nínú àtẹ wa',
    beyond: 'ó kọjá àtẹ wa',
    look: 'Irú ìparí báyìí kan ló wà fún nọ́ńbà kọ̀ọ̀kan láti 3 dé 21 tí a kò lè pín sí méjì dọ́gba, kò sì sí òmíràn lórí ọpọ́n yìí.',
  },
};

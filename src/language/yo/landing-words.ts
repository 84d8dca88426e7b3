import type { LandingWords } from '../landing-words.ts';

const pitsOn = (steps: number): string =>
  steps === 0
    ? 'nínú ojú tí a ti kó wọn'
    : steps === 1
      ? 'ní ojú kan síwájú'
      : `ní ojú ${steps} síwájú`;

/** Yorùbá for the figures of landings. A draft: no speaker has reviewed it. */
export const landingWords: LandingWords = {
  clock: {
    title: 'Ibo ni ọmọ tó kẹ́yìn ń bọ́ sí?',
    summary: ({ period, pits, apart }) =>
      `A to àwọn ojú yí ká bí ojú aago; ojú tí a ti kó ọmọ wà lókè. Ọmọ ${period} ń fi ẹyọ kan sínú ojú yòókù kọ̀ọ̀kan. Èyí tó tẹ̀ lé e ń fo ojú tí a ti kó wọn, ó sì ń bọ́ síbi tí àkọ́kọ́ bọ́ sí. Nítorí náà, ibi tí ọmọ tó kẹ́yìn ń bọ́ sí ń padà wá lẹ́yìn ọmọ ${period} kọ̀ọ̀kan. Àgbékalẹ̀ inú àpilẹ̀kọ ìpìlẹ̀ ń padà wá lẹ́yìn ${pits}; láti ọmọ ${apart} lọ, ojú mìíràn ni ó ń tọ́ka sí.`,
    said: ({ seeds, played, printed }) =>
      `${seeds === 1 ? 'Ọmọ kan ń bọ́' : `Ọmọ ${seeds}: èyí tó kẹ́yìn ń bọ́`} sí ${
        played === 1 ? 'ojú kan' : `ojú ${played}`
      } síwájú. ${
        played === printed
          ? 'Àgbékalẹ̀ inú àpilẹ̀kọ náà bá a mu.'
          : `Gẹ́gẹ́ bí àpilẹ̀kọ náà: ${pitsOn(printed)}.`
      }`,
    played:
      'Bí a ṣe ń ta á, tí a ń fo ojú tí a ti kó wọn (ọ̀nà ìkọ̀wé tiwa), iye ojú tí ọmọ k ń lọ síwájú ni:',
    formula: ({ period }) => `((k − 1) mod ${period}) + 1`,
    printed: 'Bí àpilẹ̀kọ ìpìlẹ̀ ṣe kọ ọ́, láti ojú p:',
    printedFormula: ({ pits }) => `(p + k) mod ${pits}`,
    playedEvery: ({ period }) => `bí a ṣe ń ta á: ${period}`,
    printedEvery: ({ pits }) => `bí a ṣe kọ ọ́: ${pits}`,
    part: ({ apart }) => `Wọ́n pínyà ní ${apart}`,
    chart: {
      slider: 'Ọmọ inú ojú náà',
      origin: 'ìbẹ̀rẹ̀',
      last: 'ìkẹyìn',
      asPrinted: 'bí a ṣe kọ ọ́',
      seeds: 'ọmọ tí a gbìn',
      steps: 'ojú síwájú',
    },
  },
  threats: {
    title: 'Iye ọmọ wo ló ń wu ojú wo léwu?',
    summary: ({ period, seeds, but }) =>
      `Ojú kan ń wu ojú alátakò léwu nígbà tí ọmọ rẹ̀ tó kẹ́yìn yóò bọ́ síbẹ̀, tí yóò sì sọ ọ́ di méjì tàbí mẹ́ta. Iye ọmọ tó lè ṣe bẹ́ẹ̀ fi ${period} jìnnà síra wọn. Ní ìyípo àkọ́kọ́, ojú náà gbọ́dọ̀ ní ọ̀kan tàbí méjì; ní ìkejì, kí ó ṣófo tàbí kí ó ní ọ̀kan; ní ìkẹta, ó gbọ́dọ̀ ṣófo. Ọmọ ${seeds} kò wu ojú kankan léwu, àfi láti ojú ${but.join(', ')}.`,
    pick: 'Ojú Gúúsù',
    round: ({ round, holding }) =>
      `Ìyípo ${['àkọ́kọ́', 'kejì', 'kẹta'][round] ?? ''}: a ń jẹ ojú tó ${
        holding.join() === '0' ? 'ṣófo' : `ní ${holding.join(' tàbí ')}`
      }`,
    seedsIn: ({ pit }) => `Ọmọ inú ojú ${pit}, lókè ojú Àríwá tí wọ́n dé`,
    own: 'Ojú Gúúsù',
    theirs: 'Ojú Àríwá',
  },
};

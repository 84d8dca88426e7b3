import type { RuleWords } from '../rule-words.ts';

const either = (counts: readonly number[]): string =>
  counts.length < 2
    ? counts.join('')
    : `${counts.slice(0, -1).join(', ')} tàbí ${counts[counts.length - 1]}`;

const ORDINALS = ['kìíní', 'kejì', 'kẹta', 'kẹrin', 'karùn-ún', 'kẹfà', 'keje', 'kẹjọ'];

/** Yorùbá for the clauses of a rule book. A draft: no speaker has reviewed it. */
export const ruleWords: RuleWords = {
  board: ({ columns, pits, each, seeds, stores }) =>
    `Ìlà méjì ni ọpọ́n ní, ojú ${columns} sì wà nínú ìlà kọ̀ọ̀kan; ojú ${pits} ni lápapọ̀. Ìlà tó wà níwájú ẹnì kọ̀ọ̀kan ni tirẹ̀. Ọmọ ayò ${each} ni a fi bẹ̀rẹ̀ nínú ojú kọ̀ọ̀kan; gbogbo wọn jẹ́ ${seeds}. ${
      stores === 'carved'
        ? 'Ẹnì kọ̀ọ̀kan ní ilé ìfipamọ́ fún ọmọ tó bá jẹ.'
        : 'Kò sí ilé ìfipamọ́: ọwọ́ ni a ń fi di ọmọ tí a bá jẹ mú.'
    }`,
  arrange: ({ steps }) =>
    `Kí a tó ta, àwọn méjèèjì á tún ìlà wọn tò. Láti ọwọ́ òsì ẹni tó ń ta: ${steps
      .map(
        ({ from, to, count }) => `ọmọ ${count} láti ojú ${ORDINALS[from]} sí ojú ${ORDINALS[to]}`,
      )
      .join(', ')}.`,
  choice: ({ atLeast }) =>
    atLeast > 1
      ? `Nígbà tó bá kàn ọ́, yan ojú kan ní ìlà rẹ tó ní ọmọ ${atLeast} tàbí jù bẹ́ẹ̀ lọ.`
      : 'Nígbà tó bá kàn ọ́, yan ojú èyíkéyìí ní ìlà rẹ tó ní ọmọ.',
  lift: {
    all: 'Kó gbogbo ọmọ inú rẹ̀.',
    'leave-one': 'Kó ọmọ inú rẹ̀, ṣùgbọ́n fi ẹyọ kan sílẹ̀.',
  },
  sowing: ({ clockwise, stores }) =>
    `Gbìn wọ́n lọ́kọ̀ọ̀kan sínú àwọn ojú tó tẹ̀ lé e, ní ọ̀nà tó lòdì sí ti ọwọ́ aago.${
      clockwise === 'capture-only'
        ? ' A lè gbìn ní ọ̀nà ọwọ́ aago pẹ̀lú, ṣùgbọ́n kìkì bí ìyẹn bá jẹ ọmọ.'
        : clockwise === 'always'
          ? ' A lè gbìn ní ọ̀nà ọwọ́ aago pẹ̀lú.'
          : ''
    }${stores ? ' A kì í gbìn sínú ilé ìfipamọ́.' : ''}`,
  origin: {
    skipped: ({ from }) =>
      `Bí ọmọ bá jẹ́ ${from} tàbí jù bẹ́ẹ̀ lọ, ọwọ́ á yí padà dé ojú tí a ti kó wọn. A máa ń fo ojú náà.`,
    sown: ({ from }) =>
      `Bí ọmọ bá jẹ́ ${from} tàbí jù bẹ́ẹ̀ lọ, ọwọ́ á yí padà dé ojú tí a ti kó wọn. A máa ń gbìn sí ojú náà bíi ti àwọn yòókù.`,
  },
  singleLap: 'Títa parí nígbà tí ọmọ tó kẹ́yìn bá bọ́, níbi yòówù kó bọ́ sí.',
  relay:
    'Bí ọmọ tó kẹ́yìn bá bọ́ sí ojú tó ní ọmọ, kó gbogbo ohun tó wà nínú rẹ̀ kí o sì máa gbìn lọ. Títa parí nígbà tí ọmọ tó kẹ́yìn bá bọ́ sí ojú tó ṣófo.',
  endless: 'A kò gbọ́dọ̀ ta títa tí kò ní parí láéláé.',
  captureCounts: ({ counts }) =>
    `Bí ọmọ tó kẹ́yìn bá bọ́ sí ìlà alátakò tó sì di ${either(counts)}, jẹ gbogbo ohun tó wà nínú ojú náà.`,
  chain: ({ counts }) =>
    `Lẹ́yìn náà, wo ojú kan sẹ́yìn. Bí ó bá jẹ́ ti alátakò tó sì ní ${either(counts)}, jẹ òun náà, kí o sì máa padà sẹ́yìn.`,
  captureOpposite: ({ landing, counts, capturingSeed }) =>
    `Bí ọmọ tó kẹ́yìn bá bọ́ sí ${
      landing === 'own-empty' ? 'ojú tó ṣófo ní ìlà rẹ' : 'ojú èyíkéyìí'
    }, tí ojú tó kọjú sí i sì ní ${
      counts === 'any' ? 'ọmọ' : either(counts)
    }, jẹ ohun tó wà nínú ojú náà${
      capturingSeed === 'taken' ? ', kí o sì mú ọmọ tó jẹ ẹ́ pẹ̀lú' : '; ọmọ tó jẹ ẹ́ dúró síbẹ̀'
    }.`,
  onward: {
    'pits-opposite':
      'Lẹ́yìn náà, wo ojú tó kọjú sí èyí tó kàn ní ọ̀nà tí a ń gbìn sí, kí o sì máa jẹ lọ níwọ̀n ìgbà tí irú ojú bẹ́ẹ̀ bá ṣeé jẹ.',
    'pits-next':
      'Lẹ́yìn náà, wo ojú tó kàn ní ọ̀nà tí a ń gbìn sí, kí o sì máa jẹ lọ níwọ̀n ìgbà tí irú ojú bẹ́ẹ̀ bá ṣeé jẹ.',
  },
  sweep: {
    takes: 'A lè jẹ gbogbo ohun tí alátakò ní.',
    'takes-nothing': 'A lè ta títa tí ì bá jẹ gbogbo ohun tí alátakò ní, ṣùgbọ́n kì í jẹ nǹkan kan.',
    wins: 'Ẹni tó bá jẹ gbogbo ohun tí alátakò ní ti borí lẹ́sẹ̀kẹsẹ̀.',
    'forbidden-takes-nothing':
      'A kò gbọ́dọ̀ ta títa tí yóò jẹ gbogbo ohun tí alátakò ní nígbà tí títa mìíràn bá wà. Bí kò bá sí òmíràn, a lè ta á, ṣùgbọ́n kì í jẹ nǹkan kan.',
    'forbidden-takes':
      'A kò gbọ́dọ̀ ta títa tí yóò sọ alátakò di aláìní ọmọ nígbà tí títa mìíràn bá wà. Bí kò bá sí òmíràn, a lè ta á, ó sì ń jẹ.',
    'takes-to-win':
      'Bí títa kan bá lè jẹ gbogbo ohun tí alátakò ní, ó ń jẹ ẹ́ kìkì bí ìyẹn bá mú kí ẹni tó ta á ní ju ìdajì ọmọ lọ. Bí bẹ́ẹ̀ kọ́, kì í jẹ nǹkan kan.',
    'leaves-one-pit':
      'Bí títa kan bá fẹ́ jẹ gbogbo ohun tí alátakò ní, a fi ojú tó sún mọ́ ọwọ́ ọ̀tún ẹni tó ta á jù sílẹ̀; bí ó bá jẹ́ ojú kan ṣoṣo, a ń jẹ ẹ́.',
  },
  held: 'Dípò kí o ta láti inú ojú kan, o lè gbin ọmọ tí o ti jẹ, díẹ̀ tàbí gbogbo rẹ̀, láti ojú tó wà ní ìpẹ̀kun ọwọ́ òsì rẹ.',
  feeding: {
    'sowing-reaches':
      'Bí alátakò kò bá ní ọmọ, o gbọ́dọ̀ ta títa tí yóò gbin ọmọ sí ìlà rẹ̀, bí o bá ní irú rẹ̀.',
    'after-move':
      'Bí alátakò kò bá ní ọmọ, o gbọ́dọ̀ ta títa tí yóò fi ọmọ sílẹ̀ fún un nígbà tó bá parí, bí o bá ní irú rẹ̀.',
    otherwiseAny: 'Bí o kò bá ní irú rẹ̀, ta èyíkéyìí.',
    otherwiseNone: 'Bí o kò bá ní irú rẹ̀, o kò ní títa kankan.',
  },
  pass: 'Ẹni tí kò lè ta yóò fo ìgbà tirẹ̀.',
  end: {
    majority: ({ seeds }) => `Ayò parí nígbà tí ẹnì kan bá ní ọmọ ${seeds} tàbí jù bẹ́ẹ̀ lọ.`,
    noMove: ({ remainder }) =>
      remainder === 'own-row'
        ? 'Ayò parí nígbà tí ẹni tó kàn kò bá ní títa kankan. Ẹnì kọ̀ọ̀kan á kó ọmọ inú ìlà tirẹ̀.'
        : 'Ayò parí nígbà tí ẹni tó kàn kò bá ní títa kankan. Ohun tó kù jẹ́ ti ẹni tó ta kẹ́yìn.',
    emptyRow: ({ loses }) =>
      loses
        ? 'Ayò parí nígbà tí ẹnì kan kò bá ní ọmọ láti ta mọ́: ẹni náà ló pàdánù.'
        : 'Ayò parí nígbà tí ẹni tó kàn kò bá ní ọmọ. Ẹnì kọ̀ọ̀kan á kó ọmọ inú ìlà tirẹ̀.',
    fewSeeds: ({ atMost }) =>
      `Ayò parí nígbà tí ọmọ ${atMost} tàbí tó kéré sí bẹ́ẹ̀ bá kù lórí ọpọ́n. Ẹnì kọ̀ọ̀kan á kó ọmọ inú ìlà tirẹ̀.`,
    repetition: ({ remainder }) =>
      `Ayò parí nígbà tí ọpọ́n bá padà sí bí ó ṣe wà tẹ́lẹ̀, tí ó sì kan ẹni kan náà. ${
        remainder === 'own-row'
          ? 'Ẹnì kọ̀ọ̀kan á kó ọmọ inú ìlà tirẹ̀.'
          : 'A ka ọmọ tó kù lórí ọpọ́n sí ohun tí a pín dọ́gba.'
      }`,
  },
  winner: ({ half }) =>
    half === null
      ? 'Ẹni tó bá ṣì ní ọmọ láti ta ló borí.'
      : `Ẹni tí ọmọ rẹ̀ bá pọ̀ jù ló borí; bí ẹnì kọ̀ọ̀kan bá ní ${half}, ayò dọ́gba.`,
  winnerByRepetition: ({ half }) =>
    `Bí ọpọ́n bá padà sí bí ó ṣe wà tẹ́lẹ̀, ẹni tí ọmọ rẹ̀ bá pọ̀ jù ló borí; bí ẹnì kọ̀ọ̀kan bá ní ${half}, ayò dọ́gba.`,
  stages: {
    board: 'Ọpọ́n',
    opening: 'Ìbẹ̀rẹ̀',
    choice: 'Yíyan ojú',
    lift: 'Kíkó ọmọ',
    sowing: 'Gbígbìn',
    origin: 'Ìyípo gígùn',
    relay: 'Lẹ́yìn ọmọ tó kẹ́yìn',
    capture: 'Jíjẹ',
    'grand-slam': 'Jíjẹ gbogbo rẹ̀',
    captives: 'Ọmọ tí a jẹ',
    feeding: 'Fífún lóúnjẹ',
    pass: 'Fífo ìgbà ẹni',
    end: 'Ìparí',
  },
};

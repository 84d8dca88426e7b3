import { grouped, percent } from '../numerals.ts';
import type { PlayedWords } from '../played-words.ts';

/** Yorùbá for the charts of counted games. A draft: no speaker has reviewed it. */
export const playedWords: PlayedWords = {
  tree: {
    title: 'Báwo ni igi títa ṣe ń yára gbilẹ̀ tó?',
    summary: ({ first, second, moves, lines, growth }) =>
      `Ọ̀nà ${first} ni Gúúsù lè gbà bẹ̀rẹ̀, Àríwá sì lè dáhùn ọ̀kọ̀ọ̀kan: ọ̀nà ${second} ni ó wà fún títa méjì. Lẹ́yìn títa ${moves}, wọ́n di ${grouped(lines)}. Nínú àwòrán ìsàlẹ̀, ìgbésẹ̀ kọ̀ọ̀kan sí ọ̀tún jẹ́ ìlọ́po mẹ́wàá, nítorí náà ìlà tó tọ́ túmọ̀ sí pé wọ́n ń pọ̀ sí i bákan náà. Títa tó kẹ́yìn sọ wọ́n di ìlọ́po ${growth.toFixed(1)}.`,
    start: 'ìbẹ̀rẹ̀',
    firstMove: 'Gúúsù ta ojú',
    answers: ({ from, to }) => `Àríwá dáhùn láti èyíkéyìí nínú ojú ${from} sí ${to}`,
    note: ({ growth }) => `títa kọ̀ọ̀kan: ìlọ́po bíi ${growth.toFixed(0)}`,
    moves: 'Títa',
    lines: 'Àwọn ọ̀nà títa',
  },
  lengths: {
    title: 'Báwo ni ayò kan ṣe ń gùn tó?',
    summary: ({ random, 'four-ahead': skilled, majority }) =>
      `Ìdajì nínú ayò ${grouped(random.games)} tí a ta láìyan parí láàárín títa ${random.median}; èyí tó gùn jù gba ${random.longest}. Àwọn tó ń wo títa mẹ́rin síwájú ta ayò ${grouped(skilled.games)}: ìdajì parí láàárín títa ${skilled.median}, èyí tó gùn jù sì gba ${skilled.longest}. Ayò ń parí bí ọmọ ${majority} bá wà nínú ilé ìfipamọ́ kan, bí kò bá sí títa, tàbí bí ọpọ́n bá padà sí bí ó ṣe wà tẹ́lẹ̀.`,
    middle: ({ moves }) => `ìdajì ti parí ní títa ${moves}`,
    axis: 'títa nínú ayò kan',
    orMore: ({ moves }) => `${moves} tàbí jù bẹ́ẹ̀ lọ`,
    span: ({ from, to }) => `${from} sí ${to}`,
  },
  choices: {
    title: 'Títa mélòó ni a lè yàn nínú wọn?',
    summary: ({ random, skilled, full, late, seeds }) =>
      `Ní ìpíndọ́gba, ẹni tó ń ta láìyan lè yàn nínú títa ${random.toFixed(1)}; níbi tí àwọn méjèèjì ti ń wo títa mẹ́rin síwájú, ${skilled.toFixed(1)} ni. Nígbà tí gbogbo ọmọ wà lórí ọpọ́n, ${full.toFixed(1)} ni nínú títa láìyan; nígbà tí ó ku ${seeds}, ${late.toFixed(1)} ni.`,
    across: 'ọmọ tó wà lórí ọpọ́n',
    up: 'títa tí òfin gbà, ní ìpíndọ́gba',
    note: ({ late, seeds }) => `${late.toFixed(1)} nígbà tí ọmọ ${seeds} kù`,
  },
  captures: {
    title: 'Títa wo ló ń jẹ ọmọ?',
    summary: ({ games, first, last, dip, share }) =>
      `Nínú ayò ${grouped(games)} tí a ta láìyan, ${percent(first, 0)} nínú títa láti ojú tó wà ní òpin ọwọ́ òsì ló jẹ nǹkan kan, àti ${percent(last, 0)} nínú ti òpin ọwọ́ ọ̀tún. Bí iye ọmọ tí a gbìn bá ń pọ̀ sí i, ìdá náà ń ga, lẹ́yìn náà ó ń lọ sílẹ̀. Pẹ̀lú ọmọ ${dip}, ${percent(share)} ni: wọ́n ń parí sí ojú tó ṣáájú èyí tí a ti kó wọn, ìlà ẹni tó ń ta sì ni ìyẹn, àfi láti ojú tó wà ní òpin ọwọ́ òsì. Bí ọmọ bá jù bẹ́ẹ̀ lọ, ìyípo kejì ti bẹ̀rẹ̀.`,
    byPit: 'Ojú, láti ọwọ́ òsì ẹni tó ń ta: títa tó jẹ, nínú ọgọ́rùn-ún',
    bySeeds: 'Iye ọmọ tí a gbìn: títa tó jẹ, nínú ọgọ́rùn-ún',
    pit: 'Ojú',
    seeds: 'Ọmọ tí a gbìn',
    took: 'jẹ',
    note: ({ dip }) => `ọmọ ${dip} ń parí sí ìlà ara ẹni`,
  },
  players: {
    random: ({ games }) => `Títa láìyan, ayò ${grouped(games)}`,
    'four-ahead': ({ games }) => `Wíwo títa mẹ́rin síwájú, ayò ${grouped(games)}`,
  },
  short: { random: 'títa láìyan', 'four-ahead': 'wíwo mẹ́rin síwájú' },
};

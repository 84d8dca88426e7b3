/**
 * Numbers of the mathematics chapter that no rule book states: worked out here from `analysis`, or
 * read in `survey.json`, where the long counts are kept. The text names them and cannot disagree.
 */
import { type Rung, countingLadder } from '../analysis/counting-ladder.ts';
import { MOST_DETERMINED } from '../analysis/determined.ts';
import { harvestBound } from '../analysis/harvest.ts';
import { landingOf, landingPrinted } from '../analysis/landing.ts';
import { piBy, piSequence, piTerm } from '../analysis/pi-sequence.ts';
import { layoutCount, waysToLay } from '../analysis/rank.ts';
import { periodOf, winningRow } from '../analysis/tchoukaillon.ts';
import { seedTotal } from '../engine/board.ts';
import { ayo } from '../engine/rulesets/ayo.ts';
import { SURVEY, type KeptEndings, type KeptGames } from './survey.ts';

/** A number as it is told: how many decimals, or a list of whole numbers. */
type Told = number | { readonly value: number; readonly decimals: number } | readonly number[];

const ALL = seedTotal(ayo.board);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const upTo = (last: number): readonly number[] => Array.from({ length: last + 1 }, (_, at) => at);
const tenth = (value: number): Told => ({ value, decimals: 1 });
const inHundred = (part: number, whole: number): Told => tenth((100 * part) / whole);

function gamesBy(player: string): KeptGames {
  const found = SURVEY.games.find((games) => games.player === player);
  if (found === undefined) throw new Error(`survey.json has no games of "${player}".`);
  return found;
}

function endings(ruleset: string, seeds: number): KeptEndings {
  const found = SURVEY.endings.find((one) => one.ruleset === ruleset && one.seeds === seeds);
  if (found === undefined) throw new Error(`survey.json has no ${seeds} seeds of "${ruleset}".`);
  return found;
}

/** In how many positions of Ayò with so many seeds the value has this sign. */
const valued = (seeds: number, sign: -1 | 0 | 1): number =>
  sum(
    endings('ayo', seeds).values.flatMap(([value = 0, times = 0]) =>
      Math.sign(value) === sign ? [times] : [],
    ),
  );

const meanLength = ({ lengths, games }: KeptGames): number =>
  sum(lengths.map(([moves = 0, times = 0]) => moves * times)) / games;

const meanChoices = ({ choices }: KeptGames): number =>
  sum(choices.map(([, , moves = 0]) => moves)) / sum(choices.map(([, times = 0]) => times));

const took = (tried: readonly number[] | undefined): Told =>
  inHundred(tried?.[1] ?? 0, tried?.[0] ?? 0);

function rung(seeds: number): Rung {
  const found = countingLadder().find((one) => one.seeds === seeds);
  if (found === undefined) throw new Error(`The ladder has no rung of ${seeds} seeds.`);
  return found;
}

const lines = (depth: number): number => SURVEY.tree[depth - 1] ?? Number.NaN;

const nearPi = (place: number): number => piBy(place, piTerm(place));

const differing = (ruleset: string): Told =>
  inHundred(endings(ruleset, 12).unlikeFirst, layoutCount(12));

const certain = (seeds: number): Told =>
  inHundred(endings('ayo', seeds).certain, layoutCount(seeds));

/** Every number the chapter can ask for, by name. */
const REGISTRY = {
  'landing-23': () => landingOf(23),
  'landing-printed-23': () => landingPrinted(23),
  'lines-2': () => lines(2),
  'lines-4': () => lines(4),
  'lines-8': () => lines(8),
  'games-by-lot': () => gamesBy('random').games,
  'games-ahead': () => gamesBy('four-ahead').games,
  'length-by-lot': () => Math.round(meanLength(gamesBy('random'))),
  'length-ahead': () => Math.round(meanLength(gamesBy('four-ahead'))),
  'choices-by-lot': () => tenth(meanChoices(gamesBy('random'))),
  'choices-ahead': () => tenth(meanChoices(gamesBy('four-ahead'))),
  'took-pit-1': () => took(gamesBy('random').byPit[0]),
  'took-pit-6': () => took(gamesBy('random').byPit[5]),
  'took-6': () => took(gamesBy('random').bySeeds[5]),
  'took-11': () => took(gamesBy('random').bySeeds[10]),
  'took-16': () => took(gamesBy('random').bySeeds[15]),
  'positions-1': () => layoutCount(1),
  'positions-2': () => layoutCount(2),
  'positions-12': () => layoutCount(12),
  'positions-to-12': () => sum(upTo(12).slice(1).map(layoutCount)),
  'won-1': () => valued(1, 1),
  'lost-1': () => valued(1, -1),
  'won-2': () => valued(2, 1),
  'level-2': () => valued(2, 0),
  'lost-2': () => valued(2, -1),
  'won-12': () => inHundred(valued(12, 1), layoutCount(12)),
  'level-12': () => inHundred(valued(12, 0), layoutCount(12)),
  'lost-12': () => inHundred(valued(12, -1), layoutCount(12)),
  'certain-4': () => certain(4),
  'certain-8': () => certain(8),
  'certain-12': () => certain(12),
  'unlike-destroy': () => differing('ayo-destroy'),
  'unlike-taboo': () => differing('ayo-taboo'),
  'unlike-awari': () => differing('awari'),
  'ways-3-in-2': () => waysToLay(3, 2),
  'layouts-48': () => layoutCount(ALL),
  'layouts-to-48': () => sum(upTo(ALL).map(layoutCount)),
  'boards-with-48': () => rung(ALL).here,
  'boards-in-all': () => rung(ALL).sum,
  sticks: () => 2 * ayo.board.columns - 1,
  places: () => ALL + 2 * ayo.board.columns - 1,
  'full-48': () => rung(ALL).full,
  harvest: () => harvestBound(ayo).seeds,
  'harvest-pits': () => harvestBound(ayo).pits,
  'row-4': () => winningRow(4),
  'row-5': () => winningRow(5),
  'period-1': () => periodOf(1),
  'period-2': () => periodOf(2),
  'period-3': () => periodOf(3),
  'period-4': () => periodOf(4),
  'first-terms': () => piSequence(12),
  'near-pi-10': () => ({ value: nearPi(10), decimals: 4 }),
  'near-pi-100': () => ({ value: nearPi(100), decimals: 4 }),
  'near-pi-10000': () => ({ value: nearPi(10_000), decimals: 4 }),
  'pi-terms': () => 10_000,
  'most-determined': () => MOST_DETERMINED,
} as const satisfies Readonly<Record<string, () => Told>>;

export type Computed = keyof typeof REGISTRY;
export const COMPUTED = Object.keys(REGISTRY) as readonly Computed[];

const format = (value: number, decimals = 0): string => {
  if (!Number.isFinite(value)) throw new Error('A number of the mathematics chapter is none.');
  return new Intl.NumberFormat('en-GB', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);
};

/** A number as the text prints it, alike in both languages. */
export function computed(name: Computed): string {
  const told: Told = REGISTRY[name]();
  if (typeof told === 'number') return format(told);
  if ('decimals' in told) return format(told.value, told.decimals);
  return told.map((one) => format(one)).join(', ');
}

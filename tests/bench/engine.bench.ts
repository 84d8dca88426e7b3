/**
 * How fast the engine plays quietly, in moves a second and beside the plain version of
 * `plain-oware.ts` in the same run, since machines differ. Run with `npm run bench`.
 *
 * - given moves: whole games known beforehand are played again, nothing is asked
 * - playouts: the legal moves are listed at every move and one is drawn
 * - perft: every line of ten moves from the start is counted
 * - film: a relay of hundreds of laps is told and drawn up, moment by moment
 */
import { perft } from '../../src/analysis/perft.ts';
import { seededNumbers } from '../../src/analysis/seeded.ts';
import { legalMoves } from '../../src/engine/legal.ts';
import { play } from '../../src/engine/play.ts';
import { startOf } from '../../src/engine/position.ts';
import { ayo } from '../../src/engine/rulesets/ayo.ts';
import type { Move } from '../../src/engine/types.ts';
import { filmOfLine } from '../../src/figures/line-film.ts';
import { phrasesOf } from '../../src/language/phrases.ts';
import { type PlainState, plainMoves, plainPlay, plainStart } from './plain-oware.ts';

const GAMES = 4_000;
const LONGEST = 300;
const ROUNDS = 5;
const PERFT_10 = 18_137_964;

const start = startOf(ayo);

function playouts(): number {
  const draw = seededNumbers(1);
  let moves = 0;
  for (let game = 0; game < GAMES; game++) {
    let position = start;
    for (let ply = 0; ply < LONGEST; ply++) {
      const legal = legalMoves(ayo, position);
      if (legal.length === 0) break;
      position = play(ayo, position, legal[Math.floor(draw() * legal.length)] as Move);
      moves++;
    }
  }
  return moves;
}

function plainPlayouts(): number {
  const draw = seededNumbers(1);
  let moves = 0;
  for (let game = 0; game < GAMES; game++) {
    let state = plainStart();
    for (let ply = 0; ply < LONGEST; ply++) {
      const legal = plainMoves(state);
      if (legal.length === 0) break;
      state = plainPlay(state, legal[Math.floor(draw() * legal.length)] as number);
      moves++;
    }
  }
  return moves;
}

function recordGames(): Move[][] {
  const draw = seededNumbers(1);
  return Array.from({ length: GAMES }, () => {
    const line: Move[] = [];
    let position = start;
    while (line.length < LONGEST) {
      const legal = legalMoves(ayo, position);
      if (legal.length === 0) break;
      const move = legal[Math.floor(draw() * legal.length)] as Move;
      line.push(move);
      position = play(ayo, position, move);
    }
    return line;
  });
}

const games = recordGames();
const plainGames = games.map((line) => line.map((move) => (move.kind === 'sow' ? move.from : 0)));

function given(): number {
  let moves = 0;
  for (const line of games) {
    let position = start;
    for (const move of line) position = play(ayo, position, move);
    moves += line.length;
  }
  return moves;
}

function plainGiven(): number {
  let moves = 0;
  for (const line of plainGames) {
    let state: PlainState = plainStart();
    for (const pit of line) state = plainPlay(state, pit);
    moves += line.length;
  }
  return moves;
}

/** Seconds this process has computed, which other work on the machine does not lengthen much. */
const secondsComputed = (): number => process.cpuUsage().user / 1e6;

/** Moves a second: the best of several rounds, the first of which only warms up. */
function speedOf(work: () => number): number {
  let best = 0;
  for (let round = 0; round <= ROUNDS; round++) {
    const began = secondsComputed();
    const moves = work();
    if (round > 0) best = Math.max(best, moves / (secondsComputed() - began));
  }
  return best;
}

const millions = (perSecond: number): string => `${(perSecond / 1e6).toFixed(2)} million`;

function compare(name: string, ours: () => number, plain: () => number): void {
  if (ours() !== plain()) throw new Error(`${name}: the two do not play the same games.`);
  const [speed, reference] = [speedOf(ours), speedOf(plain)];
  const ratio = (speed / reference).toFixed(2);
  console.log(`${name}: ${millions(speed)} moves/s, ${ratio} of the plain ${millions(reference)}`);
}

compare('given moves', given, plainGiven);
compare('playouts', playouts, plainPlayouts);

const began = secondsComputed();
const lines = perft(ayo, start, 10);
const seconds = secondsComputed() - began;
if (lines !== PERFT_10) throw new Error(`perft 10 gives ${lines}, not ${PERFT_10}.`);
console.log(
  `perft 10: ${lines} lines in ${seconds.toFixed(2)} s, ${millions(lines / seconds)} a second`,
);

/** A relay of hundreds of laps, which a film must tell in time that grows with its events only. */
const LONG_RELAY = {
  ruleset: 'jodu-48',
  start: '0 1 2 2 3 3 / 5 2 3 2 3 4  13-5  S',
  moves: ['3'],
};
const phrases = phrasesOf('en');
const filmBegan = secondsComputed();
const film = filmOfLine({ ...LONG_RELAY, remarks: [], phrases });
console.log(
  `film of a long relay: ${film.moments.length} moments in ${(secondsComputed() - filmBegan).toFixed(2)} s`,
);

import { grouped, percent } from '../numerals.ts';
import type { PlayedWords } from '../played-words.ts';

/** English for the charts of counted games. */
export const playedWords: PlayedWords = {
  tree: {
    title: 'How fast does the tree of moves grow?',
    summary: ({ first, second, moves, lines, growth }) =>
      `South can begin in ${first} ways, and North can answer each of them: ${second} lines of two moves. After ${moves} moves there are ${grouped(lines)}. On the lower scale each step to the right is ten times as many, so a straight line is a steady growth. The last move multiplies the lines by ${growth.toFixed(1)}.`,
    start: 'start',
    firstMove: 'South plays pit',
    answers: ({ from, to }) => `North answers from any of pits ${from} to ${to}`,
    note: ({ growth }) => `each move: about ${growth.toFixed(0)} times as many`,
    moves: 'Moves',
    lines: 'Lines of play',
  },
  lengths: {
    title: 'How long is a game?',
    summary: ({ random, 'four-ahead': skilled, majority }) =>
      `Half of ${grouped(random.games)} random games were over within ${random.median} moves; the longest took ${random.longest}. Players who look four moves ahead played ${grouped(skilled.games)} games: half were over within ${skilled.median} moves, and the longest took ${skilled.longest}. A game ends with ${majority} seeds in a store, with no move to make, or when the board returns.`,
    middle: ({ moves }) => `half are over by move ${moves}`,
    axis: 'moves in a game',
    orMore: ({ moves }) => `${moves} or more`,
    span: ({ from, to }) => `${from} to ${to}`,
  },
  choices: {
    title: 'How many moves are there to choose from?',
    summary: ({ random, skilled, full, late, seeds }) =>
      `On average a player could choose among ${random.toFixed(1)} moves in random play, and among ${skilled.toFixed(1)} where both look four moves ahead. With all seeds on the board it is ${full.toFixed(1)} in random play; with ${seeds} it is ${late.toFixed(1)}.`,
    across: 'seeds on the board',
    up: 'legal moves, on average',
    note: ({ late, seeds }) => `${late.toFixed(1)} with ${seeds} seeds left`,
  },
  captures: {
    title: 'Which moves take seeds?',
    summary: ({ games, first, last, dip, share }) =>
      `In ${grouped(games)} random games, ${percent(first, 0)} of the moves from the leftmost pit took something, and ${percent(last, 0)} of those from the rightmost. By the seeds sown the share rises and falls again. With ${dip} seeds it is ${percent(share)}: they end just before the pit they came from, which is on the player’s own row, except from the leftmost pit. With more seeds the second round begins.`,
    byPit: 'By the pit, from the player’s left: moves that take, in %',
    bySeeds: 'By the seeds sown: moves that take, in %',
    pit: 'Pit',
    seeds: 'Seeds sown',
    took: 'took',
    note: ({ dip }) => `${dip} seeds end on the own row`,
  },
  players: {
    random: ({ games }) => `Random play, ${grouped(games)} games`,
    'four-ahead': ({ games }) => `Looking four moves ahead, ${grouped(games)} games`,
  },
  short: { random: 'random play', 'four-ahead': 'looking four ahead' },
};

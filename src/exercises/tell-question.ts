/** A question in words. Each can be understood alone, beside the picture of its board. */
import { other } from '../engine/board.ts';
import { pitNumber } from '../engine/move-notation.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Direction, Move, Position, Side } from '../engine/types.ts';
import type { Question } from './question.ts';
import { rulesOf } from './rules-of.ts';
import type { PlainVoice } from './plain-voice.ts';

/** A question's sentences: who is to move and what is played; what is asked; how it is to be answered. */
export type QuestionTold = {
  readonly given: string;
  readonly ask: string;
  /** How many moves are right, and how they are written; empty where that goes without saying. */
  readonly how: string;
};

/** Tells a question. */
export function tellQuestion(voice: PlainVoice, question: Question): QuestionTold {
  const { words, telling } = voice;
  const { start, shown, answer } = question;
  const given =
    answer.kind === 'moves'
      ? telling.toMove(start.toMove)
      : shown
          .flatMap((turn) => (turn.kind === 'played' ? [turn.trace] : []))
          .map(({ before, move }) => playsIn(voice, rulesOf(question), before, move))
          .join(' ');
  const { choice } = rulesOf(question);
  const how =
    answer.kind !== 'moves'
      ? []
      : [
          words.rightMoves({ count: answer.right.length }),
          ...(choice.directions.length > 1 ? [words.onlyFromPits] : []),
        ];
  return { given, ask: ask(voice, question), how: how.join(' ') };
}

function playsIn({ words }: PlainVoice, rules: Ruleset, { toMove }: Position, move: Move): string {
  if (move.kind !== 'sow') throw new Error(`No question gives a move "${move.kind}".`);
  const direction = directionTold(rules, move);
  return words.plays({ player: toMove, pit: pitNumber(move.from), direction });
}

/** The direction of a sowing as it is told: where a rule book has two, it is never left to be guessed. */
export const directionTold = (
  { choice }: Ruleset,
  { direction }: Extract<Move, { kind: 'sow' }>,
): Direction | null => (choice.directions.length > 1 ? direction : null);

function ask({ words: { asks } }: PlainVoice, question: Question): string {
  const { asked, start } = question;
  const of: { readonly player: Side; readonly opponent: Side } = {
    player: start.toMove,
    opponent: other(start.toMove),
  };
  switch (asked.kind) {
    case 'last-seed':
      return asks.lastSeed;
    case 'board-after':
      return asks.boardAfter;
    case 'laps':
      return asks.laps;
    case 'taken':
      return asks.taken(of);
    case 'pits-taken':
      return asks.pitsTaken(of);
    case 'which-takes':
      return asks.whichTakes({ ...of, count: asked.count });
    case 'which-takes-most':
      return asks.whichTakesMost(of);
    case 'which-chains':
      return asks.whichChains({ ...of, count: asked.pits });
    case 'which-feeds':
      return asks.whichFeeds(of);
    case 'which-sweeps':
      return asks.whichSweeps(of);
    case 'store-after':
      return asks.storeAfter({
        player: asked.side,
        carved: rulesOf(question).board.stores === 'carved',
      });
    case 'best':
      return asks.best(of);
    default:
      return asked satisfies never;
  }
}

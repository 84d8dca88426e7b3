/** The key to a question in words: the answer, the rule behind it, and what each move would do. */
import { pitNumber } from '../engine/move-notation.ts';
import type { Move } from '../engine/types.ts';
import type { MoveTold, Question } from './question.ts';
import { pitsTakenIn } from './read-trace.ts';
import { rulesOf } from './rules-of.ts';
import { isAmong, isSameMove } from './same-move.ts';
import { directionTold } from './tell-question.ts';
import type { PlainVoice } from './plain-voice.ts';

/** A move by the pit it is played from, and by its direction where a rule book has two. */
export function tellMove({ words }: PlainVoice, question: Question, move: Move): string {
  if (move.kind !== 'sow') throw new Error(`No question is about a move "${move.kind}".`);
  return words.answers.pit({
    pit: pitNumber(move.from),
    direction: directionTold(rulesOf(question), move),
  });
}

/** The answer; a board's is the count of each pit, South's row first and then North's, each from the left. */
export function tellAnswer(voice: PlainVoice, question: Question): string {
  const { answer, asked } = question;
  const { answers } = voice.words;
  switch (answer.kind) {
    case 'moves':
      return answer.right.map((move) => tellMove(voice, question, move)).join('; ');
    case 'pit':
      return answers.pit({ pit: pitNumber(answer.right), direction: null });
    case 'board': {
      const columns = answer.right.length / 2;
      const north = answer.right.slice(columns).toReversed();
      return answers.board({ south: answer.right.slice(0, columns), north });
    }
    case 'number': {
      const count = answer.right;
      if (asked.kind === 'laps') return answers.laps({ count });
      return asked.kind === 'pits-taken' ? answers.pits({ count }) : answers.seeds({ count });
    }
    default:
      return answer satisfies never;
  }
}

/** What a move does, said in a few words. */
export type MoveSaid = { readonly move: string; readonly does: string; readonly right: boolean };

/** What every move would do, where a move is asked for. Ways that nobody could go are left out. */
export function tellMoves(voice: PlainVoice, question: Question): readonly MoveSaid[] {
  const { answer, moves } = question;
  if (answer.kind !== 'moves') return [];
  return moves
    .filter((told) => told.kind === 'played' || told.refusal.kind !== 'wrong-direction')
    .map((told) => ({
      move: tellMove(voice, question, told.move),
      does: doing(voice, question, told),
      right: isAmong(told.move, answer.right),
    }));
}

function doing(
  { words: { does } }: PlainVoice,
  { asked, worth }: Question,
  told: MoveTold,
): string {
  if (told.kind === 'refused') {
    const { refusal } = told;
    if (refusal.kind === 'grand-slam') return does.wouldSweep({ count: refusal.count });
    return refusal.kind === 'must-feed' ? does.starves : does.refused;
  }
  if (asked.kind === 'which-feeds') return does.feeds;
  const own = worth.find(({ move }) => isSameMove(move, told.move));
  if (own !== undefined) return does.gains({ value: own.value });
  const spared = told.trace.events.find(({ kind }) => kind === 'spare');
  if (asked.kind === 'which-sweeps' && spared?.kind === 'spare')
    return does.wouldSweep({ count: told.taken + spared.count });
  return does.takes({ count: told.taken, pits: pitsTakenIn(told.trace) });
}

/** What the quick board must know of a rule book, and which rule books it can serve. */
import type { Ruleset } from '../engine/ruleset.ts';
import { ROW } from './rank.ts';

/** What a capture of all the opponent's seeds does. `refused` is: while there is another move. */
type Sweep = 'takes' | 'spares' | 'wins' | 'refused-spares' | 'refused-takes';

/** What of a rule book the quick board must know. */
export type QuickRules = {
  readonly sweep: Sweep;
  /** Whether a bare opponent is fed by the sowing alone, or must have a seed when all is done. */
  readonly fedBy: 'sowing' | 'move';
  /** Whether a side that cannot feed may move all the same. */
  readonly unfed: 'no-move' | 'any-move';
};

/** The quick form of a rule book, or null if it has rules the quick board does not know. */
export function quickRulesOf(rules: Ruleset): QuickRules | null {
  const { board, choice, lift, origin, relay, capture, captives, feeding, pass, grandSlam } = rules;
  const [taking, ...more] = capture;
  const direction = choice.directions.map((way) => `${way.direction} ${way.when}`).join();
  if (board.columns !== ROW || board.start * 2 * ROW > 48 || rules.opening.kind !== 'none')
    return null;
  if (choice.atLeast !== 1 || direction !== 'counter-clockwise always' || lift !== 'all')
    return null;
  if (origin !== 'skipped' || relay.kind !== 'never' || captives.kind !== 'stored') return null;
  if (
    taking?.kind !== 'counts' ||
    taking.counts.join() !== '2,3' ||
    !taking.chain ||
    more.length > 0
  )
    return null;
  if (feeding.kind !== 'must-if-able' || pass !== 'never') return null;
  const plainEnds = rules.end.every(
    (end) =>
      end.kind === 'majority' ||
      end.kind === 'repetition' ||
      (end.kind === 'no-move' && end.remainder === 'own-row'),
  );
  const sweep = sweepOf(grandSlam);
  if (!plainEnds || sweep === null) return null;
  const fedBy = feeding.judged === 'after-move' ? 'move' : 'sowing';
  return { sweep, fedBy, unfed: feeding.otherwise };
}

function sweepOf(rule: Ruleset['grandSlam']): Sweep | null {
  switch (rule.kind) {
    case 'takes':
    case 'wins':
      return rule.kind;
    case 'takes-nothing':
      return 'spares';
    case 'forbidden':
      return rule.forced === 'takes' ? 'refused-takes' : 'refused-spares';
    // What these do depends on the stores, or leaves a pit behind.
    case 'takes-to-win':
    case 'leaves-one-pit':
      return null;
    default:
      return rule satisfies never;
  }
}

/** Why a move is refused, as sentences that say what to do instead. */
import { other, row } from '../engine/board.ts';
import { pitNumber } from '../engine/move-notation.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Move, Pit, Refusal, Side } from '../engine/types.ts';
import type { Refusing } from '../language/phrasebook.ts';
import type { Turn } from './line.ts';

/** The pits that a list of moves sows from, each once. */
export const pitsOf = (moves: readonly Move[]): readonly Pit[] => [
  ...new Set(moves.flatMap((move) => (move.kind === 'sow' ? [move.from] : []))),
];

/** The first and last pit of a side, as readers number them. */
export function ownPits(ruleset: Ruleset, side: Side): readonly [number, number] {
  const pits = row(ruleset.board, side);
  return [pitNumber(pits[0] as Pit), pitNumber(pits[pits.length - 1] as Pit)];
}

/** A refused move in words: what was tried, where it was a pit, and why it may not be played. */
export function tellRefused(
  refusing: Refusing,
  ruleset: Ruleset,
  { position, move, refusal }: Extract<Turn, { kind: 'refused' }>,
): string {
  const player = position.toMove;
  const reason = tellRefusal(refusing, ruleset, player, refusal);
  // After the end nobody is to move, so nobody tries.
  return move.kind === 'sow' && refusal.kind !== 'over'
    ? `${refusing.tried({ player, pit: pitNumber(move.from) })} ${reason}`
    : reason;
}

/** The reason of a refusal in words. */
export function tellRefusal(
  refusing: Refusing,
  ruleset: Ruleset,
  player: Side,
  refusal: Refusal,
): string {
  const opponent = other(player);
  switch (refusal.kind) {
    case 'over':
      return refusing.over();
    case 'not-this-stage':
      return refusing.notThisStage();
    case 'no-such-pit':
      return refusing.noSuchPit({ pits: refusal.pits });
    case 'not-yours':
      return refusing.notYours({
        player,
        owner: refusal.owner,
        pit: pitNumber(refusal.pit),
        own: ownPits(ruleset, player),
      });
    case 'empty':
      return refusing.empty({ pit: pitNumber(refusal.pit) });
    case 'too-few':
      return refusing.tooFew({ pit: pitNumber(refusal.pit), needs: refusal.needs });
    case 'wrong-direction':
      return refusing.wrongDirection({ onlyIfCaptures: refusal.why === 'takes-nothing' });
    case 'must-feed':
      return refusing.mustFeed({
        player,
        hungry: opponent,
        instead: pitsOf(refusal.instead).map(pitNumber),
      });
    case 'grand-slam':
      return refusing.grandSlam({
        player,
        victim: opponent,
        pits: refusal.pits.map(pitNumber),
        count: refusal.count,
        instead: pitsOf(refusal.instead).map(pitNumber),
      });
    case 'endless':
      return refusing.endless({ laps: refusal.laps, circle: refusal.circle });
    case 'nothing-held':
      return refusing.nothingHeld({ held: refusal.held });
    case 'can-move':
      return refusing.canMove();
    default:
      return refusal satisfies never;
  }
}

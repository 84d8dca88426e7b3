/** The board turned by half a turn: what was South's is North's. */
import { other } from '../../src/engine/board.ts';
import type { BySide, Event, Move, Outcome, Pit, Position, Stage } from '../../src/engine/types.ts';

const turnPit = (pit: Pit, pits: number): Pit => ((pit + pits / 2) % pits) as Pit;

const turnStores = ({ south, north }: BySide<number>): BySide<number> => ({
  south: north,
  north: south,
});

const turnOutcome = (outcome: Outcome): Outcome =>
  outcome.kind === 'won' ? { ...outcome, side: other(outcome.side) } : outcome;

const turnStage = (stage: Stage): Stage =>
  stage.kind === 'over' ? { kind: 'over', outcome: turnOutcome(stage.outcome) } : stage;

/** A position seen from the other side of the table. */
export const turnPosition = ({ seeds, stores, toMove, stage }: Position): Position => ({
  seeds: [...seeds.slice(seeds.length / 2), ...seeds.slice(0, seeds.length / 2)],
  stores: turnStores(stores),
  toMove: other(toMove),
  stage: turnStage(stage),
});

/** A move seen from the other side of the table. */
export function turnMove(move: Move, pits: number): Move {
  switch (move.kind) {
    case 'sow':
      return { ...move, from: turnPit(move.from, pits) };
    case 'arrange':
    case 'enter':
    case 'pass':
      return move;
    default:
      return move satisfies never;
  }
}

/** An event seen from the other side of the table. */
export function turnEvent(event: Event, pits: number): Event {
  switch (event.kind) {
    case 'lift':
    case 'drop':
    case 'skip':
    case 'rest':
      return { ...event, pit: turnPit(event.pit, pits) };
    case 'capture':
      return { ...event, pit: turnPit(event.pit, pits), keeper: other(event.keeper) };
    case 'spare':
      return { ...event, pits: event.pits.map((pit) => turnPit(pit, pits)) };
    case 'shift':
      return { ...event, from: turnPit(event.from, pits), to: turnPit(event.to, pits) };
    case 'draw':
      return { ...event, side: other(event.side) };
    case 'gather':
      return {
        ...event,
        side: other(event.side),
        keeper: other(event.keeper),
        pits: event.pits.map((pit) => turnPit(pit, pits)),
      };
    case 'turn':
      return { ...event, to: other(event.to) };
    case 'end':
      return { ...event, outcome: turnOutcome(event.outcome) };
    default:
      return event satisfies never;
  }
}

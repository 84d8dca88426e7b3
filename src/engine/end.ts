/** When play stops, and who keeps what remains. Repetition needs the game's memory: see `game.ts`. */
import { other, row, seedTotal } from './board.ts';
import { type Table, end, gather, seedsIn, storeOf } from './event.ts';
import { hasMove } from './legal.ts';
import { positionOn, rowEmpty } from './position.ts';
import type { EndRule, Ruleset } from './ruleset.ts';
import type { EndCause, Outcome, Position, Side } from './types.ts';

/** The first end rule that applies to a position that is to be played on, or null. */
export function endOf(rules: Ruleset, position: Position): EndRule | null {
  for (const rule of rules.end) if (applies(rule, rules, position)) return rule;
  return null;
}

function applies(rule: EndRule, rules: Ruleset, position: Position): boolean {
  const { south, north } = position.stores;
  switch (rule.kind) {
    case 'majority':
      return 2 * (south > north ? south : north) > seedTotal(rules.board);
    case 'no-move':
      return !hasMove(rules, position);
    case 'empty-row':
      return bareSide(rules, position.seeds, position.toMove) !== null;
    case 'few-seeds':
      return position.seeds.reduce((sum, seeds) => sum + seeds, 0) <= rule.atMost;
    case 'repetition':
      return false;
    default:
      return rule satisfies never;
  }
}

/** Ends the game by a rule: gathers what remains, names the outcome, gives the final position. */
export function conclude(rules: Ruleset, table: Table, rule: EndRule, toMove: Side): Position {
  switch (rule.kind) {
    case 'majority':
      return closed(table, toMove, byStores(table, 'majority'));
    case 'no-move':
      if (rule.remainder === 'to-last-mover') gatherFor(rules, table, other(toMove));
      else gatherOwnRows(rules, table);
      return closed(table, toMove, byStores(table, 'no-move'));
    case 'empty-row': {
      if (!rule.loses) gatherOwnRows(rules, table);
      const bare = rule.loses ? bareSide(rules, table.cells, toMove) : null;
      const outcome =
        bare === null ? byStores(table, rule.kind) : wonBy(table, other(bare), rule.kind);
      return closed(table, toMove, outcome);
    }
    case 'few-seeds':
      gatherOwnRows(rules, table);
      return closed(table, toMove, byStores(table, rule.kind));
    case 'repetition':
      // What is shared evenly changes no lead: it stays where it lies, an odd seed too.
      if (rule.remainder === 'own-row') gatherOwnRows(rules, table);
      return closed(table, toMove, byStores(table, rule.kind));
    default:
      return rule satisfies never;
  }
}

/**
 * Ends the game by a winning grand slam. The base article does not say what becomes of the seeds
 * left on the mover's own row; the mover keeps them (a ruling).
 */
export function concludeGrandSlam(rules: Ruleset, table: Table, mover: Side): Position {
  gatherRow(rules, table, mover, mover);
  return closed(table, other(mover), wonBy(table, mover, 'grand-slam'));
}

/** A side without a seed on its row; if both are, the side to move. What it holds does not count. */
function bareSide(rules: Ruleset, seeds: readonly number[], toMove: Side): Side | null {
  if (rowEmpty(rules, seeds, toMove)) return toMove;
  return rowEmpty(rules, seeds, other(toMove)) ? other(toMove) : null;
}

function closed(table: Table, toMove: Side, outcome: Outcome): Position {
  end(table, outcome);
  return positionOn(table, toMove, { kind: 'over', outcome });
}

function byStores(table: Table, cause: EndCause): Outcome {
  const lead = storeOf(table, 'south') - storeOf(table, 'north');
  if (lead === 0) return { kind: 'drawn', cause };
  return wonBy(table, lead > 0 ? 'south' : 'north', cause);
}

const wonBy = (table: Table, side: Side, cause: EndCause): Outcome => ({
  kind: 'won',
  side,
  margin: storeOf(table, side) - storeOf(table, other(side)),
  cause,
});

function gatherOwnRows(rules: Ruleset, table: Table): void {
  gatherRow(rules, table, 'south', 'south');
  gatherRow(rules, table, 'north', 'north');
}

function gatherFor(rules: Ruleset, table: Table, keeper: Side): void {
  gatherRow(rules, table, 'south', keeper);
  gatherRow(rules, table, 'north', keeper);
}

function gatherRow(rules: Ruleset, table: Table, side: Side, keeper: Side): void {
  const pits = row(rules.board, side).filter((pit) => seedsIn(table, pit) > 0);
  if (pits.length > 0) gather(table, side, pits, keeper);
}

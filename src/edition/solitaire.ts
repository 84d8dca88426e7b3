/** The winning rows of the solitaire, and the endings made of them as the engine plays them. */
import { playedOut } from '../analysis/advice.ts';
import { MOST_DETERMINED, determinedEnding } from '../analysis/determined.ts';
import { endingsOf } from '../analysis/endings.ts';
import { positionWith } from '../analysis/layout.ts';
import { ROW, placeOf } from '../analysis/rank.ts';
import { firstPits, winningPit, winningRow } from '../analysis/tchoukaillon.ts';
import { legalMoves } from '../engine/legal.ts';
import { play } from '../engine/play.ts';
import { ayo } from '../engine/rulesets/ayo.ts';
import type { Move, Pit, Position } from '../engine/types.ts';
import type { Row } from './data-row.ts';

/** Rows told: as many seeds as a board holds. */
const ROWS = 48;
/** Our own tables are asked up to here; further ones the reader may ask for. */
const SOLVED = 9;

export type DeterminedEnding = {
  readonly seeds: number;
  readonly start: Position;
  /** South's pits in the order they are played. */
  readonly plays: readonly number[];
  readonly taken: number;
  /** By our tables; null beyond what is solved at build. */
  readonly value: number | null;
};

/** The one row of so many seeds that can be cleared, and the pit it begins with. */
export const winningRows = () =>
  firstPits(ROWS).map((first, at) => ({ seeds: at + 1, row: winningRow(at + 1), first }));

let made: readonly DeterminedEnding[] | null = null;

/** Every determined ending of this board, played to its end: South by the solitaire, North as it must. */
export function determinedEndings(): readonly DeterminedEnding[] {
  made ??= playAll();
  return made;
}

function playAll(): readonly DeterminedEnding[] {
  const endings = endingsOf(ayo, SOLVED);
  const all: DeterminedEnding[] = [];
  for (let seeds = 3; seeds <= MOST_DETERMINED; seeds += 2) {
    const layout = determinedEnding(seeds);
    const start = positionWith(ayo, layout, 'south');
    const value = endings[seeds]?.[placeOf(layout)] ?? null;
    all.push({ seeds, start, ...playOut(start), value });
  }
  return all;
}

function playOut(start: Position): Pick<DeterminedEnding, 'plays' | 'taken'> {
  const rules = playedOut(ayo);
  const plays: number[] = [];
  let position = start;
  while (position.stage.kind === 'play') {
    const move =
      position.toMove === 'south' ? solitaireMove(position) : legalMoves(rules, position)[0];
    if (move === undefined) break;
    if (move.kind === 'sow' && position.toMove === 'south') plays.push(move.from + 1);
    position = play(rules, position, move);
  }
  return { plays, taken: position.stores.south - start.stores.south };
}

/** The pit that wins in the solitaire; its first pit is North's first. */
function solitaireMove({ seeds }: Position): Move | undefined {
  const pit = winningPit(Array.from({ length: ROW + 1 }, (_, place) => seeds[ROW - place] ?? 0));
  return pit === null
    ? undefined
    : { kind: 'sow', from: (ROW + 1 - pit) as Pit, direction: 'counter-clockwise' };
}

/** One row a number of seeds. */
export const winningRowRows = async (): Promise<readonly Row[]> =>
  winningRows().map(({ seeds, row, first }) => ({ seeds, row: row.join(' '), first_pit: first }));

/** One row an ending. */
export const determinedRows = async (): Promise<readonly Row[]> =>
  determinedEndings().map(({ seeds, start, plays, taken, value }) => ({
    seeds,
    layout: start.seeds.join(' '),
    south_plays: plays.join(' '),
    taken,
    value,
  }));

/** A whole game as text for people: the same for the same ruleset, whatever the machine. */
import { playOn, positionOf, startGame } from '../../src/engine/game.ts';
import { legalMoves } from '../../src/engine/legal.ts';
import { makeMove } from '../../src/engine/move-notation.ts';
import { makePosition } from '../../src/engine/notation.ts';
import { play } from '../../src/engine/play.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import type { Event, Move, Position, Side, Trace } from '../../src/engine/types.ts';

const LONGEST = 250;

/**
 * The game in which each player takes what can be taken, and otherwise plays the legal move that
 * comes next in turn: plain to follow, and it visits every pit.
 */
export function playthrough(rules: Ruleset): string {
  const lines = [`${rules.id}: a whole game`, '', makePosition(positionOf(startGame(rules)))];
  let game = startGame(rules);
  for (let ply = 1; ply <= LONGEST; ply++) {
    const legal = legalMoves(rules, positionOf(game));
    const move = choose(rules, positionOf(game), legal, ply);
    if (move === null) break;
    const played = playOn(game, move);
    if (!played.ok) throw new Error(`A legal move was refused: ${played.refusal.kind}.`);
    ({ game } = played);
    const names = legal.map((one) => makeMove(rules, one)).join(' ');
    lines.push('', `${ply}. ${makeMove(rules, move)}  (of ${names})`);
    lines.push(...eventLines(game.traces.at(-1) as Trace), makePosition(positionOf(game)));
  }
  const { stage } = positionOf(game);
  lines.push('', stage.kind === 'over' ? JSON.stringify(stage.outcome) : 'not finished');
  return `${lines.join('\n')}\n`;
}

function choose(
  rules: Ruleset,
  position: Position,
  legal: readonly Move[],
  ply: number,
): Move | null {
  let best = legal[ply % Math.max(legal.length, 1)] ?? null;
  let most = 0;
  for (const move of legal) {
    const gain =
      play(rules, position, move).stores[position.toMove] - position.stores[position.toMove];
    if (gain > most) [best, most] = [move, gain];
  }
  return best;
}

/** The events of a move; the seeds of a lap share a line. */
function eventLines({ events }: Trace): string[] {
  const lines: string[] = [];
  let sown: string[] = [];
  const flush = (): void => {
    if (sown.length > 0) lines.push(`   sows ${sown.join(' ')}`);
    sown = [];
  };
  for (const event of events) {
    if (event.kind === 'drop') sown.push(String(event.pit + 1));
    else if (event.kind === 'skip') sown.push(`(not ${event.pit + 1})`);
    else {
      flush();
      lines.push(`   ${eventLine(event)}`);
    }
  }
  flush();
  return lines;
}

const NAMES: Record<Side, string> = { south: 'South', north: 'North' };
const numbers = (pits: readonly number[]): string => pits.map((pit) => pit + 1).join(' ');

function eventLine(event: Exclude<Event, { kind: 'drop' | 'skip' }>): string {
  switch (event.kind) {
    case 'lift':
      return `lifts ${event.count} from ${event.pit + 1}, ${event.cause}, ${event.left} left`;
    case 'draw':
      return `${NAMES[event.side]} draws ${event.count} from the store`;
    case 'capture':
      return `${NAMES[event.keeper]} takes ${event.count} from ${event.pit + 1}, ${event.why}`;
    case 'spare':
      return `spares ${event.count} in ${numbers(event.pits)}, ${event.why}`;
    case 'rest':
      return `rests at ${event.pit + 1} with ${event.count}, ${event.why}`;
    case 'shift':
      return `shifts ${event.count} from ${event.from + 1} to ${event.to + 1}`;
    case 'gather':
      return `${NAMES[event.keeper]} gathers ${event.count} from ${numbers(event.pits)}`;
    case 'turn':
      return `${NAMES[event.to]} to move`;
    case 'end':
      return 'the game is over';
    default:
      return event satisfies never;
  }
}

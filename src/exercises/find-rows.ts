/** Empty rows: feeding a side that has nothing, and taking all that a side has. */
import { other, row } from '../engine/board.ts';
import { opponentBare } from '../engine/position.ts';
import { FEEDING, MOST_RIGHT, within } from './levels.ts';
import { asksTaken, type Found, type Look } from './look.ts';
import type { MoveTold } from './question.ts';
import { isSweep, pitsTakenIn, sparedIn } from './read-trace.ts';
import type { Played, Scene } from './scene.ts';

/** The opponent has nothing: some moves feed and are allowed, some are refused. */
export function feedings({ scene, level }: Look): readonly Found[] {
  if (!opponentBare(scene.rules, scene.position)) return [];
  const { moves } = scene;
  const hungry = moves.some((told) => told.kind === 'refused' && told.refusal.kind === 'must-feed');
  const right = scene.played.map(({ move }) => move);
  if (!hungry || right.length === 0 || !within(moves.length, FEEDING[level])) return [];
  return [{ asked: { kind: 'which-feeds' }, answer: { kind: 'moves', right } }];
}

/** Whether a move takes all, is refused because it would, or spares because it would. */
const sweepsAll = ({ rules }: Scene, told: MoveTold): boolean =>
  told.kind === 'refused' ? told.refusal.kind === 'grand-slam' : isSweep(rules, told.trace);

/** Whether a sweep spares seeds or takes some. Taking one or two is asked but now and then. */
const isNotable = ({ taken: count, trace }: Played): boolean => sparedIn(trace) > 0 || count > 2;
const SMALL = 0.08;
/** Of moves that nearly sweep there are more than of sweeps: one in so many is asked for. */
const NEAR = 0.2;

/** Sweeps: which move it is; what it takes by this rule book; which, where others take as well. */
export function sweeps({ scene, level, draw }: Look): readonly Found[] {
  // What a lap has just brought to an empty row is not what a sweep is about.
  if (opponentBare(scene.rules, scene.position)) return [];
  const right = scene.moves.filter((told) => sweepsAll(scene, told));
  if (right.length === 0) return level === 2 ? nearSweeps(scene).filter(() => draw() < NEAR) : [];
  const which = (): readonly Found[] => [
    { asked: { kind: 'which-sweeps' }, answer: { kind: 'moves', right: right.map(moveOf) } },
  ];
  const choice = scene.moves.length;
  switch (level) {
    case 1:
      return choice >= 2 && right.length === 1 ? which() : [];
    case 2: {
      const made = right.filter((told) => told.kind === 'played');
      if (made.length === 0) return choice >= 3 && right.length <= MOST_RIGHT ? which() : [];
      return made.filter((told) => isNotable(told) || draw() < SMALL).map(asksTaken);
    }
    case 3: {
      // Another move must tempt, by taking something or at least by being there.
      const tempting = scene.played.some(
        (told) => !right.includes(told) && (pitsTakenIn(told.trace) > 0 || choice >= 4),
      );
      return tempting && right.length <= MOST_RIGHT ? which() : [];
    }
    default:
      return level satisfies never;
  }
}

/**
 * Moves that leave the other side no more than two seeds, where a sweep is spared: what they take is
 * asked as well, since every sweep takes the same there.
 */
function nearSweeps({ rules, position, goingOn }: Scene): readonly Found[] {
  const { kind } = rules.grandSlam;
  if (kind !== 'takes-nothing' && kind !== 'takes-to-win') return [];
  const theirs = row(rules.board, other(position.toMove));
  const left = ({ trace: { after } }: Played): number =>
    theirs.reduce((sum, pit) => sum + (after.seeds[pit] ?? 0), 0);
  return goingOn.filter((told) => told.taken > 0 && left(told) <= 2).map(asksTaken);
}

const moveOf = ({ move }: MoveTold) => move;

/** Empty rows: feeding a side that has nothing, and taking all that a side has. */
import { opponentBare } from '../engine/position.ts';
import type { Found, Look } from './find.ts';
import { FEEDING, MOST_RIGHT, within } from './levels.ts';
import type { MoveTold } from './question.ts';
import { isSweep, pitsTakenIn } from './read-trace.ts';
import type { Scene } from './scene.ts';

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

/** Sweeps: which move it is; what it takes by this rule book; which, where others take as well. */
export function sweeps({ scene, level }: Look): readonly Found[] {
  const right = scene.moves.filter((told) => sweepsAll(scene, told));
  if (right.length === 0) return [];
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
      return made.map(({ move, taken }) => ({
        asked: { kind: 'taken', move },
        answer: { kind: 'number', right: taken },
      }));
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

const moveOf = ({ move }: MoveTold) => move;

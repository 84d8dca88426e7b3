/** What is taken: by a given move, and which move takes it. */
import { MOST_RIGHT } from './levels.ts';
import { asksTaken, type Found, type Look } from './look.ts';
import { isSweep, pitsTakenIn, skipsIn } from './read-trace.ts';
import type { Played } from './scene.ts';

/** Moves that are not a matter of another skill: no long lap, no sweep. */
function plain({ scene }: Look): readonly Played[] {
  return scene.played.filter(({ trace }) => skipsIn(trace) === 0 && !isSweep(scene.rules, trace));
}

/** Taking: one pit; any number of pits, or none; the move that takes most. */
export function captures(look: Look): readonly Found[] {
  const moves = plain(look);
  const taking = moves.filter((told) => told.taken > 0);
  if (taking.length === 0) return [];
  switch (look.level) {
    case 1:
      return taking.filter(({ trace }) => pitsTakenIn(trace) === 1).map(asksTaken);
    case 2:
      // A move that takes nothing is asked for now and then, beside one that does.
      return [...taking, ...moves.filter((told) => told.taken === 0).slice(0, 1)]
        .map(asksTaken)
        .concat(whichTakes(look, taking));
    case 3:
      return whichTakesMost(look);
    default:
      return look.level satisfies never;
  }
}

/** Which move takes so many: there must be others to choose from. */
function whichTakes({ scene }: Look, taking: readonly Played[]): readonly Found[] {
  if (scene.moves.length < 3) return [];
  const counts = [...new Set(taking.map((told) => told.taken))];
  return counts.flatMap((count): readonly Found[] => {
    const right = scene.played.filter((told) => told.taken === count).map(({ move }) => move);
    return right.length > MOST_RIGHT || right.length === scene.moves.length
      ? []
      : [{ asked: { kind: 'which-takes', count }, answer: { kind: 'moves', right } }];
  });
}

/** Which move takes most: one that takes less must tempt. */
function whichTakesMost({ scene }: Look): readonly Found[] {
  const counts = scene.played.map((told) => told.taken).filter((count) => count > 0);
  const most = Math.max(0, ...counts);
  if (scene.moves.length < 3 || new Set(counts).size < 2) return [];
  const right = scene.played.filter((told) => told.taken === most).map(({ move }) => move);
  return right.length > MOST_RIGHT
    ? []
    : [{ asked: { kind: 'which-takes-most' }, answer: { kind: 'moves', right } }];
}

/** Chains: what two pits give; how many pits fall; which move makes the chain. */
export function chains(look: Look): readonly Found[] {
  const moves = plain(look);
  const chained = moves.filter(({ trace }) => pitsTakenIn(trace) >= 2);
  if (chained.length === 0) return [];
  switch (look.level) {
    case 1:
      return chained.filter(({ trace }) => pitsTakenIn(trace) === 2).map(asksTaken);
    case 2:
      return chained.flatMap((told) => [
        asksTaken(told),
        {
          asked: { kind: 'pits-taken', move: told.move },
          answer: { kind: 'number', right: pitsTakenIn(told.trace) },
        },
      ]);
    case 3:
      return whichChains(look, chained);
    default:
      return look.level satisfies never;
  }
}

function whichChains({ scene }: Look, chained: readonly Played[]): readonly Found[] {
  if (scene.moves.length < 4) return [];
  const counts = [...new Set(chained.map(({ trace }) => pitsTakenIn(trace)))];
  return counts.flatMap((pits): readonly Found[] => {
    const right = scene.played
      .filter(({ trace }) => pitsTakenIn(trace) === pits)
      .map(({ move }) => move);
    return right.length > MOST_RIGHT
      ? []
      : [{ asked: { kind: 'which-chains', pits }, answer: { kind: 'moves', right } }];
  });
}

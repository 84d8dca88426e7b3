/**
 * Questions without end for a rule book, a skill, a level and a seed: games are played from the start by
 * chance and by greed, and stopped where the skill is needed. Whole-number chance alone decides, so
 * that the same seed gives the same questions on every machine.
 */
import { lookingAhead, randomPlayer } from '../analysis/player.ts';
import { seededNumbers } from '../analysis/seeded.ts';
import { play } from '../engine/play.ts';
import { startOf } from '../engine/position.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Move } from '../engine/types.ts';
import { playLine } from '../narration/line.ts';
import { isBearable } from './bearable.ts';
import { essenceOf } from './essence.ts';
import { type Finder, finderOf, isRipe } from './find.ts';
import { hintsFor } from './hints.ts';
import type { Found } from './look.ts';
import { lackOf } from './offered.ts';
import type { Asked, Identity, Question } from './question.ts';
import type { KnownRules } from './rules-of.ts';
import { Scene } from './scene.ts';
import { seedOf } from './seed.ts';
import type { Level, Skill } from './skills.ts';

/** Moves played before questions are looked for: up to so many, by chance. */
const RUN_UP = 30;
/** No game is followed further than this: some never end. */
const LONGEST = 200;
/** So many games without a new question, and there are no more. */
const PATIENCE = 4000;

/**
 * The questions of a kind, none twice. They end where nothing new is found any more.
 * @param best `bestMoves` of `find-best.ts` where that skill is asked for; else it may be null
 * @throws where the rule book does not ask for the skill: see `offered.ts`
 */
export function* questions(
  rules: KnownRules,
  skill: Skill,
  level: Level,
  seed: number,
  best: Finder | null,
): Generator<Question, void> {
  if (lackOf(rules, skill) !== null) throw new Error(`"${rules.id}" does not ask for "${skill}".`);
  const draw = seededNumbers(seedOf(rules.id, skill, level, seed));
  const finder = finderOf(skill, best);
  const asked = new Set<string>();
  let inVain = 0;
  while (inVain++ < PATIENCE) {
    const hit = oneGame(rules, skill, level, finder, draw);
    if (hit === null) continue;
    const essence = essenceOf(rules, hit.scene.position, hit.asked);
    if (asked.has(essence)) continue;
    asked.add(essence);
    inVain = 0;
    const identity = { ruleset: rules.id, skill, level, seed, number: asked.size };
    yield questionOf(identity, hit, draw);
  }
}

type Hit = Found & { readonly scene: Scene };

/** One game, up to the first position with a question. */
function oneGame(
  rules: Ruleset,
  skill: Skill,
  level: Level,
  finder: Finder,
  draw: () => number,
): Hit | null {
  const player = draw() < 0.5 ? randomPlayer : lookingAhead(1);
  const runUp = Math.floor(draw() * RUN_UP);
  let position = startOf(rules);
  for (let moves = 0; moves < LONGEST; moves++) {
    if (moves >= runUp && position.stage.kind === 'play' && isRipe(position.seeds, skill, level)) {
      const scene = new Scene(rules, position);
      const all = finder({ scene, level, draw }).filter((found) =>
        isBearable(scene, level, found.asked),
      );
      const one = all[Math.floor(draw() * all.length)];
      if (one !== undefined) return { ...one, scene };
    }
    const move = player(rules, position, draw);
    if (move === null) return null;
    position = play(rules, position, move);
  }
  return null;
}

function questionOf(
  identity: Identity,
  { asked, answer, worth = [], scene }: Hit,
  draw: () => number,
): Question {
  const { rules, position: start } = scene;
  const line = lineOf(asked) ?? (answer.kind === 'moves' ? answer.right.slice(0, 1) : []);
  const shown = playLine(rules, start, line);
  const moves = answer.kind === 'moves' ? scene.moves : [];
  const hints = hintsFor({ rules, skill: identity.skill, asked, answer, shown, moves, draw });
  return { ...identity, start, asked, answer, hints, shown, moves, worth };
}

/** The moves a question gives; null where it asks for one. */
function lineOf(asked: Asked): readonly Move[] | null {
  switch (asked.kind) {
    case 'last-seed':
    case 'board-after':
    case 'laps':
    case 'taken':
    case 'pits-taken':
      return [asked.move];
    case 'store-after':
      return asked.moves;
    case 'which-takes':
    case 'which-takes-most':
    case 'which-chains':
    case 'which-feeds':
    case 'which-sweeps':
    case 'best':
      return null;
    default:
      return asked satisfies never;
  }
}

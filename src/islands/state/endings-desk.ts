/** What the worker does with what it is asked. It knows nothing of workers, so it can be tested alone. */
import { adviceFor } from '../../analysis/advice.ts';
import { BestLines } from '../../analysis/best-line.ts';
import { type Bounds, solveBounds } from '../../analysis/ending-bounds.ts';
import { solve } from '../../analysis/endings.ts';
import { layoutOf, seedsIn } from '../../analysis/layout.ts';
import { layoutCount, placeOf } from '../../analysis/rank.ts';
import { positionOf } from '../../engine/game.ts';
import { outcomeOf } from '../../engine/position.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { rulesetOf } from '../../engine/rulesets/all.ts';
import type { Position } from '../../engine/types.ts';
import type { Answer, Asked, Line, Told } from './endings-talk.ts';

/** The tables of one rule book at a time. Another book drops them. */
export class EndingsDesk {
  private readonly tell: (told: Told) => void;
  private lines: BestLines | null = null;
  private bounds: readonly Bounds[] = [];

  constructor(tell: (told: Told) => void) {
    this.tell = tell;
  }

  /** Does what is asked, telling as it goes. Nothing is thrown: what fails is told. */
  hear(asked: Asked): void {
    const id = asked.kind === 'advise' ? asked.id : null;
    try {
      switch (asked.kind) {
        case 'solve':
          this.solve(bookOf(asked.ruleset), asked.upTo);
          break;
        case 'bound':
          this.bound();
          break;
        case 'take':
          this.begin(bookOf(asked.ruleset), asked.layers);
          break;
        case 'advise':
          this.tell({
            kind: 'answer',
            id: asked.id,
            answer: this.answer(asked.position, asked.line),
          });
          break;
        default:
          asked satisfies never;
      }
    } catch (error) {
      this.tell({
        kind: 'failed',
        id,
        why: error instanceof Error ? error.message : String(error),
      });
    }
  }

  private begin(rules: Ruleset, layers: readonly Int8Array[]): void {
    this.bounds = [];
    this.lines = new BestLines(rules, layers);
    this.tell({ kind: 'values-known', ruleset: rules.id, upTo: layers.length - 1 });
  }

  private solve(rules: Ruleset, upTo: number): void {
    this.lines = null;
    this.begin(rules, this.each(solve(rules, upTo), 'values', upTo));
  }

  private bound(): void {
    const { rules, endings } = this.known();
    const upTo = endings.length - 1;
    this.bounds = this.each(solveBounds(rules, upTo), 'bounds', upTo);
    this.tell({ kind: 'bounds-known', ruleset: rules.id, upTo });
  }

  private known(): BestLines {
    if (this.lines === null) throw new Error('No endings are known yet.');
    return this.lines;
  }

  private each<T>(layers: Iterable<T>, part: 'values' | 'bounds', upTo: number): T[] {
    let all = 0;
    for (let seeds = 0; seeds <= upTo; seeds++) all += layoutCount(seeds);
    let done = 0;
    const found: T[] = [];
    for (const layer of layers) {
      const seeds = found.push(layer) - 1;
      done += layoutCount(seeds);
      this.tell({ kind: 'progress', seeds, done, all, part });
    }
    return found;
  }

  private answer(position: Position, withLine: boolean): Answer {
    const lines = this.known();
    const { rules, endings } = lines;
    const advice = adviceFor(position, rules, endings);
    const layout = layoutOf(rules, position);
    const bounds = this.bounds[seedsIn(layout)];
    const place = placeOf(layout);
    return {
      ruleset: rules.id,
      advice,
      bounds:
        bounds === undefined
          ? null
          : { atLeast: bounds.atLeast[place] ?? 0, atMost: bounds.atMost[place] ?? 0 },
      movesUntilSure: withLine && advice !== null ? lines.movesUntilSure(position) : null,
      line: withLine && advice !== null ? lineIn(lines, position) : null,
    };
  }
}

function lineIn(lines: BestLines, position: Position): Line {
  const game = lines.from(position);
  const last = positionOf(game);
  return { moves: game.traces.map(({ move }) => move), last, outcome: outcomeOf(last) };
}

function bookOf(id: string): Ruleset {
  const rules = rulesetOf(id);
  if (rules === null) throw new Error(`There is no rule book "${id}".`);
  return rules;
}

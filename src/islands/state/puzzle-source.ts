/** Where puzzles come from: the questions of one kind, as far as they were asked for. */
import type { Finder } from '../../exercises/find.ts';
import type { Identity, Question } from '../../exercises/question.ts';
import type { Skill } from '../../exercises/skills.ts';
import { bookOf } from './puzzle-address.ts';

/** What makes questions, and the solver of endings, are fetched when they are first needed. */
const maker = async () => (await import('../../exercises/questions.ts')).questions;
const solverFor = async (skill: Skill): Promise<Finder | null> =>
  skill === 'best-move' ? (await import('../../exercises/find-best.ts')).bestMoves : null;

/** Puzzle after puzzle is made from the first, so the list grows with the highest number asked for. */
export class PuzzleSource {
  #kind = '';
  #made: Question[] = [];
  #more: Iterator<Question, void> | null = null;

  /** The puzzle asked for; where there are not so many, the last; null where there is none. */
  async ask({ ruleset, skill, level, seed, number }: Identity): Promise<Question | null> {
    const [questions, best] = await Promise.all([maker(), solverFor(skill)]);
    const kind = `${ruleset} ${skill} ${level} ${seed}`;
    if (kind !== this.#kind) {
      this.#kind = kind;
      this.#made = [];
      this.#more = questions(bookOf(ruleset), skill, level, seed, best);
    }
    while (this.#more !== null && this.#made.length < number) {
      const next = this.#more.next();
      if (next.done) this.#more = null;
      else this.#made.push(next.value);
    }
    return this.#made[Math.min(number, this.#made.length) - 1] ?? null;
  }
}

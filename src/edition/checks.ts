/** How the engine was held against other engines, as the page about the book tells it. */
import { getCollection } from 'astro:content';
import { RULESETS } from '../engine/rulesets/all.ts';
import type { Row } from './data-row.ts';
import type { Check, OtherProgram } from './shapes/check.ts';

/** What was compared of a rule book; `against` is null for one that no other program plays. */
export type BookCheck = {
  readonly ruleset: string;
  readonly against: OtherProgram | null;
  readonly records: number;
  readonly moves: number;
  readonly compared: number;
  /** Always none: `tests/engine/` compares every answer, and fails at the first that differs. */
  readonly differences: 0;
};
export type LineCheck = Extract<Check, { kind: 'lines' }>;

const all = async (): Promise<readonly Check[]> =>
  (await getCollection('checks')).map(({ data }) => data);

/** Every rule book in the order they are shown, with all that was compared of it. */
export async function bookChecks(): Promise<readonly BookCheck[]> {
  const checks = (await all()).filter((check) => check.kind === 'moves');
  return RULESETS.map(({ id }) => {
    const own = checks.filter(({ ruleset }) => ruleset === id);
    const sum = (of: 'records' | 'moves' | 'compared'): number =>
      own.reduce((total, check) => total + check[of], 0);
    return {
      ruleset: id,
      against: own[0]?.against ?? null,
      records: sum('records'),
      moves: sum('moves'),
      compared: sum('compared'),
      differences: 0,
    };
  });
}

/** The lines of play that were counted from openings. */
export const lineChecks = async (): Promise<readonly LineCheck[]> =>
  (await all()).filter((check) => check.kind === 'lines');

/** All that was compared as rows to take away. */
export const checkRows = async (): Promise<readonly Row[]> =>
  (await bookChecks()).map(({ ruleset, against, records, moves, compared, differences }) => ({
    rule_book: ruleset,
    against,
    games_and_positions: records,
    moves,
    answers_compared: compared,
    differences: against === null ? null : differences,
  }));

/** What the book says was compared with other engines: the tests hold it to that. */
import { readFileSync } from 'node:fs';
import { checkSchema } from '../../src/edition/shapes/check.ts';

const checks = (
  JSON.parse(
    readFileSync(new URL('../../content/checks.json', import.meta.url), 'utf8'),
  ) as unknown[]
).map((check) => checkSchema.parse(check));

export const moveChecks = checks.filter((check) => check.kind === 'moves');
export const lineChecks = checks.filter((check) => check.kind === 'lines');

/** How many answers of a file the book says were compared under a rule book. */
export function answersTold(ruleset: string, data: string): number {
  const found = moveChecks.find((check) => check.ruleset === ruleset && check.data === data);
  if (!found) throw new Error(`content/checks.json tells nothing of ${ruleset} beside ${data}.`);
  return found.compared;
}

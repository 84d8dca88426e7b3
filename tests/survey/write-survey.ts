/** Counts the survey again and writes `src/edition/survey.json`: `npm run survey`. Takes half a minute and more. */
import { writeFileSync } from 'node:fs';
import { PLAYERS, endingsTo, gamesOf, treeTo } from '../../src/edition/survey.ts';

const survey = {
  games: PLAYERS.map(({ name, player, games }) => gamesOf(name, player, games)),
  tree: treeTo(10),
  endings: endingsTo(12),
};

/** A line a row, so that a change can be read. */
const text = JSON.stringify(survey, null, 1).replaceAll(
  /\[\s+([-\d,\s]+?)\s+\]/g,
  (_, row: string) => `[${row.replaceAll(/\s+/g, '')}]`,
);

writeFileSync(new URL('../../src/edition/survey.json', import.meta.url), `${text}\n`);

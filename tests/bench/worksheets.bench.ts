/** How long a worksheet takes to make: twelve questions of every rule book, all its skills in turn. */
import { RULESETS } from '../../src/engine/rulesets/all.ts';
import { bestMoves } from '../../src/exercises/find-best.ts';
import { skillsOf } from '../../src/exercises/offered.ts';
import { sheetOf } from '../../src/exercises/sheet.ts';
import { LEVELS } from '../../src/exercises/skills.ts';

const COUNT = 12;

for (const level of LEVELS) {
  const spent = RULESETS.map((rules) => {
    const began = process.cpuUsage().user;
    const skills = skillsOf(rules);
    const sheet = sheetOf({ rules, skills, level, count: COUNT, seed: 1, best: bestMoves });
    if (sheet.length !== COUNT) throw new Error(`${rules.id}: ${sheet.length} questions.`);
    return { id: rules.id, milliseconds: (process.cpuUsage().user - began) / 1000 };
  });
  const all = spent.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  const slowest = spent.toSorted((a, b) => b.milliseconds - a.milliseconds)[0];
  console.log(
    `worksheets of level ${level}: ${(all / spent.length).toFixed(0)} ms each, at most ${slowest?.milliseconds.toFixed(0)} ms (${slowest?.id})`,
  );
}

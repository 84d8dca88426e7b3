/** What is said of an address that asks for a worksheet that cannot be had. */
import { RULESETS } from '../../engine/rulesets/all.ts';
import { SEEDS } from '../../exercises/seed.ts';
import { QUESTIONS } from '../../exercises/sheet.ts';
import { SKILLS } from '../../exercises/skills.ts';
import type { ExerciseWords } from '../../language/exercise-words.ts';
import type { WorksheetWords } from '../../language/worksheet-words.ts';
import type { Misfit } from './worksheet-address.ts';

/** A misfit in words: what was asked for, and what there is. */
export function tellMisfit(
  { notices }: WorksheetWords,
  { skills, lacks }: ExerciseWords,
  misfit: Misfit,
): string {
  switch (misfit.part) {
    case 'book':
      return notices.book({ ...misfit, known: RULESETS.map(({ id }) => id).join(', ') });
    case 'skill':
      return notices.skill({ ...misfit, known: ['mixed', ...SKILLS].join(', ') });
    case 'lacking':
      return notices.lacking({ skill: skills[misfit.skill], why: lacks[misfit.why] });
    case 'level':
      return notices.level(misfit);
    case 'questions':
      return notices.questions({ ...misfit, ...QUESTIONS });
    case 'seed':
      return notices.seed({ ...misfit, ...SEEDS });
    default:
      return misfit satisfies never;
  }
}

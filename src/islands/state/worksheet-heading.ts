/** What a worksheet is called. */
import type { ExerciseWords } from '../../language/exercise-words.ts';
import type { WorksheetWords } from '../../language/worksheet-words.ts';
import type { Choice } from './worksheet-address.ts';

/** The heading of the questions, or of the key to them. */
export function headingOf(
  { paper, keyPaper }: WorksheetWords,
  { skills }: ExerciseWords,
  { skill }: Choice,
  isKey: boolean,
): string {
  const title = skill === 'mixed' ? paper.mixedHeading : paper.heading({ skill: skills[skill] });
  return isKey ? keyPaper.heading({ title }) : title;
}

/** The table of disagreements as data to take away: a row each, both languages in columns. */
import { disagreements } from './disagreements.ts';
import type { Row } from './data-row.ts';

/** All disagreements, in the order of their ids. */
export async function disagreementRows(): Promise<readonly Row[]> {
  return (await disagreements()).map((one) => ({
    id: one.id,
    kind: one.kind,
    group: one.group,
    sure: one.sure,
    sources: one.sources.join(' '),
    subject_en: one.subject.en,
    subject_yo: one.subject.yo,
    says_en: one.says.en,
    says_yo: one.says.yo,
    other_en: one.other?.en ?? null,
    other_yo: one.other?.yo ?? null,
    evidence_en: one.evidence.en,
    evidence_yo: one.evidence.yo,
  }));
}

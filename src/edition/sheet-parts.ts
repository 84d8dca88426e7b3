/** A rule book cut for a sheet: set-up, play, end; the disputed points by the number of their rule. */
import type { Clause } from '../narration/rules.ts';

/** Some rules that stand together; the first bears the number `first`. */
export type SheetPart<C extends Clause> = {
  readonly part: 'setUp' | 'play' | 'end';
  readonly first: number;
  readonly clauses: readonly C[];
};

const partOf = ({ stage }: Clause): SheetPart<Clause>['part'] =>
  stage === 'board' || stage === 'opening' ? 'setUp' : stage === 'end' ? 'end' : 'play';

/** The parts of a sheet. Numbers run on, so that a rule has on the sheet the number it has in the book. */
export function sheetParts<C extends Clause>(clauses: readonly C[]): readonly SheetPart<C>[] {
  const parts: { part: SheetPart<C>['part']; first: number; clauses: C[] }[] = [];
  clauses.forEach((clause, place) => {
    const last = parts.at(-1);
    if (last?.part === partOf(clause)) last.clauses.push(clause);
    else parts.push({ part: partOf(clause), first: place + 1, clauses: [clause] });
  });
  return parts;
}

/** What this edition decided, each with the number of its rule. */
export const decided = (
  clauses: readonly (Clause & { readonly ruling: string | null })[],
): readonly { readonly rule: number; readonly text: string }[] =>
  clauses.flatMap(({ ruling }, place) =>
    ruling === null ? [] : [{ rule: place + 1, text: ruling }],
  );

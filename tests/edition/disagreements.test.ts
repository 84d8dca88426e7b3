import { describe, expect, test } from 'vitest';
import { type Disagreement, disagreementSchema } from '../../src/edition/shapes/disagreement.ts';
import { tellingsIn } from '../../src/edition/text-parts.ts';
import { listed } from './content-files.ts';

const text = `
<Correction id="D01"> before any section </Correction>
<Section id="sowing" title="Sowing">
<Dispute id="D40b"> both sides </Dispute>
</Section>
<Section id="end" title="The end">
See <Go to="sources#row-d18">the table</Go>.
</Section>`;

describe('The places that tell a disagreement are found in the text', () => {
  test('each with the section it stands in; a link to the table counts as well', () => {
    expect(tellingsIn(text)).toEqual([
      { id: 'd01', section: null },
      { id: 'd40b', section: { id: 'sowing', title: 'Sowing' } },
      { id: 'd18', section: { id: 'end', title: 'The end' } },
    ]);
  });
});

describe('A disagreement has two sides', () => {
  const [first] = listed<Disagreement>('disagreements');

  test.each(['error', 'dispute'])('a written %s without its other side is refused', (kind) => {
    expect(disagreementSchema.safeParse({ ...first, kind }).success).toBe(true);
    expect(disagreementSchema.safeParse({ ...first, kind, other: undefined }).success).toBe(false);
  });

  test('a note may add nothing', () => {
    expect(disagreementSchema.safeParse({ ...first, kind: 'note', other: undefined }).success).toBe(
      true,
    );
  });
});

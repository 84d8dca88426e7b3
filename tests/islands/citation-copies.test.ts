import { expect, test } from 'vitest';
import { stepCited } from '../../src/islands/state/citation-copies.ts';

const PAGE = 'https://book.example/en/rules/#sweep';

test('a citation of the first step is the citation of the example', () => {
  expect(stepCited(PAGE, 'sweep', 1, ', step %step%')).toEqual({ text: '', url: PAGE });
});

test('a citation of a later step names it and leads to it', () => {
  expect(stepCited(PAGE, 'sweep', 4, ', step %step%')).toEqual({
    text: ', step 4',
    url: 'https://book.example/en/rules/?at=4#sweep',
  });
});

import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/book.ts';

/** A machine that is busy with other things still solves nine seeds in this time. */
const SOLVING = 40_000;
/** Nine seeds: South’s best is to give two. */
const SMALL = '0 1 3 0 0 0 / 1 3 0 0 0 1  20-19  S';

/** The board to be asked, once it listens. */
async function openBoard(page: Page, query = ''): Promise<Locator> {
  await page.goto(`en/endings/${query}`);
  const asking = page.locator('.asking');
  await asking.scrollIntoViewIfNeeded();
  await expect(asking).toHaveAttribute('data-alive', '');
  return asking;
}

const writing = (asking: Locator): Locator => asking.getByLabel('The position in writing');
const begin = (asking: Locator): Locator =>
  asking.getByRole('button', { name: 'Ask the board', exact: true });
const state = (asking: Locator): Locator => asking.locator('.asking-state');

test.describe('ask the board', () => {
  test('by keyboard: the value, each move, and another board answered at once', async ({
    page,
  }) => {
    const asking = await openBoard(page);
    await writing(asking).fill(SMALL);
    await begin(asking).focus();
    await page.keyboard.press('Enter');

    const answer = asking.locator('.board-answer');
    await expect(answer).toContainText('Value +5.', { timeout: SOLVING });
    await expect(answer.getByRole('row', { name: /^Pit 3/ })).toContainText('best');
    await expect(answer.getByRole('row', { name: /^Pit 2/ })).toContainText('14');
    await expect(begin(asking)).toBeFocused();

    await writing(asking).fill('0 1 3 0 0 0 / 1 2 0 0 0 1  20-20  S');
    await expect(answer).toContainText('of the 8 seeds');
  });

  test('a study is set up by its link, and its value is the one that stands below', async ({
    page,
  }) => {
    const asking = await openBoard(page);
    const study = page.getByRole('region', { name: 'If only one could wait' });
    const value = await study.locator('.answer-value').textContent();
    await study.getByRole('link', { name: 'Set it up on the board' }).click();

    await expect(writing(asking)).toHaveValue('3 0 0 0 0 2 / 4 0 0 0 0 0  20-19  S');
    await begin(asking).click();
    await expect(asking.locator('.answer-value')).toHaveText(value ?? '', { timeout: SOLVING });
  });

  test('too many seeds, a bad writing, unknown rules: each is told, and nothing can be asked', async ({
    page,
  }) => {
    const asking = await openBoard(page, '?rules=jodu');
    await expect(asking.getByRole('alert')).toContainText('jodu');

    await asking.getByRole('button', { name: 'Opening position' }).click();
    await expect(state(asking)).toContainText('48 seeds lie in the pits');
    await expect(begin(asking)).toBeDisabled();

    await writing(asking).fill('one two three');
    await expect(state(asking)).toContainText('cannot be asked yet');
    await expect(begin(asking)).toBeDisabled();
  });

  test('what is under way is cancelled at once, and the tables can be fetched instead', async ({
    page,
  }) => {
    const asking = await openBoard(page);
    await begin(asking).click();
    await asking.getByRole('button', { name: 'Cancel' }).click();
    await expect(state(asking)).toContainText('Cancelled');
    await expect(begin(asking)).toBeFocused();

    await asking.getByRole('button', { name: /Fetch the tables/ }).click();
    await expect(asking.locator('.answer-value')).toContainText('Value +12.', { timeout: SOLVING });
  });
});

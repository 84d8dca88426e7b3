/** A worked example as a reader handles it. */
import { expect, type Locator, type Page } from '@playwright/test';
import { controls as english } from '../../../src/language/en/controls.ts';

type ButtonName =
  'first' | 'back' | 'next' | 'last' | 'play' | 'pause' | 'turnBoard' | 'copyLink' | 'allFrames';

export class Stepper {
  readonly page: Page;
  readonly id: string;
  readonly figure: Locator;

  constructor(page: Page, id: string) {
    this.page = page;
    this.id = id;
    this.figure = page.locator(`figure.stepper[id="${id}"]`);
  }

  button(name: ButtonName): Locator {
    return this.figure.getByRole('button', { name: english[name], exact: true });
  }

  get caption(): Locator {
    return this.figure.locator('.stepper-caption');
  }

  /** Which step is shown, and of how many. */
  async step(): Promise<{ readonly at: number; readonly of: number }> {
    const text = await this.figure
      .getByText(/Step \d+ of \d+/)
      .first()
      .innerText();
    const [at = Number.NaN, of = Number.NaN] = (text.match(/\d+/g) ?? []).map(Number);
    return { at, of };
  }

  async expectStep(at: number): Promise<void> {
    await expect.poll(async () => (await this.step()).at).toBe(at);
  }

  /** The seeds the drawing shows: rims, stores and hand together. */
  async drawnSeeds(): Promise<number> {
    const numbers = this.figure
      .locator('svg.board')
      .first()
      .locator('.board-count, .hand-count text');
    return (await numbers.allTextContents()).reduce((sum, text) => sum + Number(text), 0);
  }

  /** The seeds the spoken table names. */
  async toldSeeds(): Promise<number> {
    const cells = await this.figure.locator('table').first().locator('td').allInnerTexts();
    return cells.reduce((sum, cell) => sum + Number(/\d+/.exec(cell)?.[0] ?? 0), 0);
  }

  /** Waits until the example answers: its island is alive. */
  async ready(): Promise<this> {
    await this.figure.scrollIntoViewIfNeeded();
    await expect(this.figure.locator('astro-island[ssr]')).toHaveCount(0);
    await expect(this.page.locator('astro-island[ssr]').filter({ has: this.figure })).toHaveCount(
      0,
    );
    await expect(this.button('next')).toBeVisible();
    return this;
  }
}

export const exampleIds = (page: Page): Promise<readonly string[]> =>
  page.locator('figure.stepper[data-example]').evaluateAll((all) => all.map((one) => one.id));

/** The Rules chapter and one of its examples, alive; the first one when none is named. */
export async function openExample(
  page: Page,
  address = 'en/rules/',
  id?: string,
): Promise<Stepper> {
  await page.goto(address);
  const [first = ''] = await exampleIds(page);
  return new Stepper(page, id ?? first).ready();
}

/** The example of the page with the most steps. */
export async function longestExample(page: Page): Promise<Stepper> {
  await page.goto('en/rules/');
  const lengths = await page.locator('figure.stepper[data-example]').evaluateAll((all) =>
    all.map((one) => ({
      id: one.id,
      steps: one.querySelectorAll('.film-frame').length,
    })),
  );
  const longest = [...lengths].sort((a, b) => b.steps - a.steps)[0];
  return new Stepper(page, longest?.id ?? '').ready();
}

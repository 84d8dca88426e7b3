/** A worked example as a reader handles it. */
import { expect, type Locator, type Page } from '@playwright/test';
import { controls as english } from '../../../src/language/en/controls.ts';

type ButtonName = 'back' | 'next' | 'play' | 'pause' | 'turnBoard' | 'copyLink' | 'allFrames';

export class Stepper {
  readonly page: Page;
  readonly id: string;
  /** All of the example: what moves, and its film of stills. */
  readonly example: Locator;
  /** What moves. */
  readonly live: Locator;

  constructor(page: Page, id: string) {
    this.page = page;
    this.id = id;
    this.example = page.locator(`[data-example][id="${id}"]`);
    this.live = this.example.locator('.stepper-live');
  }

  button(name: ButtonName): Locator {
    return this.live.getByRole('button', { name: english[name], exact: true });
  }

  /** Where in the film we are: it can be dragged, and takes the focus for all keys. */
  get slider(): Locator {
    return this.live.getByRole('slider');
  }

  get caption(): Locator {
    return this.live.locator('.stepper-caption');
  }

  get voice(): Locator {
    return this.live.getByRole('status');
  }

  /** Which step is shown, and of how many. */
  async step(): Promise<{ readonly at: number; readonly of: number }> {
    const text = await this.caption.innerText();
    const [at = Number.NaN, of = Number.NaN] = (/\d+ \p{L}+ \d+/u.exec(text)?.[0] ?? '')
      .split(/\D+/)
      .map(Number);
    return { at, of };
  }

  /** Drags to a step. */
  async goTo(step: number): Promise<void> {
    await this.slider.fill(String(step));
    await this.expectStep(step);
  }

  async expectStep(at: number): Promise<void> {
    await expect.poll(async () => (await this.step()).at).toBe(at);
  }

  /** The seeds the drawing shows: rims, stores and hand together. */
  async drawnSeeds(): Promise<number> {
    const numbers = this.live.locator('svg.board').locator('.board-count, .hand-count text');
    return (await numbers.allTextContents()).reduce((sum, text) => sum + Number(text), 0);
  }

  /** The seeds the spoken table names. */
  async toldSeeds(): Promise<number> {
    const cells = await this.live.locator('table td').allTextContents();
    return cells.reduce((sum, cell) => sum + Number(/\d+/.exec(cell)?.[0] ?? 0), 0);
  }

  /** Waits until the example answers: its island is alive. */
  async ready(): Promise<this> {
    await this.live.scrollIntoViewIfNeeded();
    await expect(this.live).toHaveAttribute('data-alive', '');
    return this;
  }
}

export const exampleIds = (page: Page): Promise<readonly string[]> =>
  page.locator('[data-example]').evaluateAll((all) => all.map((one) => one.id));

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

/** The example of the Rules chapter with the most steps. */
export async function longestExample(page: Page): Promise<Stepper> {
  await page.goto('en/rules/');
  const lengths = await page.locator('[data-example]').evaluateAll((all) =>
    all.map((one) => ({
      id: one.id,
      steps: Number(/of (\d+)/.exec(one.querySelector('.stepper-caption')?.textContent ?? '')?.[1]),
    })),
  );
  const longest = [...lengths].sort((a, b) => b.steps - a.steps)[0];
  return new Stepper(page, longest?.id ?? '').ready();
}

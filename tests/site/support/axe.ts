/** axe, the program that knows what keeps readers out, asked about the page that is open. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';

const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The boards are drawings, hidden from those who listen; their table is read instead, their colours elsewhere. */
const DRAWINGS = 'svg[aria-hidden="true"]';
/** What other drawings are filled with stays, and so does what a script has woken or will wake. */
const STAYS = '.board-defs, astro-island *';

/**
 * What axe finds wrong. It is asked in the page itself, and only for what is wrong: no page has frames
 * whose answers must be put together, and what passed would be written out node by node.
 * @param rules these alone; without them, all
 */
export async function axeFinds(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  if (page.frames().length > 1) throw new Error(`${page.url()} has frames: axe would not see them`);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(
    async ({ drawings, stays, only }) => {
      // No rule looks into an excluded drawing, but each walks past its thousands of seeds.
      for (const drawing of document.querySelectorAll(`${drawings}:not(${stays})`))
        drawing.replaceChildren();
      const { axe } = window as unknown as { axe: typeof axeCore };
      const { violations } = await axe.run(
        { exclude: [drawings] },
        {
          resultTypes: ['violations'],
          elementRef: false,
          ...(only ? { runOnly: { type: 'rule', values: [...only] } } : {}),
        },
      );
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .slice(0, 3)
            .map((node) => node.target.join(' '))
            .join(' | ')}`,
      );
    },
    { drawings: DRAWINGS, stays: STAYS, only: rules },
  );
}

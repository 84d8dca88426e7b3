/** Which fonts the browser really used, letter for letter. */
import type { Page } from '@playwright/test';

export type Usage = {
  readonly text: string;
  readonly fonts: readonly { readonly family: string; readonly ours: boolean }[];
};

/** The fonts of every element that matches, with a little of its text. */
export async function fontsOf(page: Page, selector: string): Promise<readonly Usage[]> {
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const texts = await page
    .locator(selector)
    .evaluateAll((all) => all.map((one) => (one.textContent ?? '').slice(0, 40)));
  const used: Usage[] = [];
  for (const [place, nodeId] of nodeIds.entries()) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    used.push({
      text: texts[place] ?? '',
      fonts: fonts.map(({ familyName, isCustomFont }) => ({
        family: familyName,
        ours: isCustomFont,
      })),
    });
  }
  await session.detach();
  return used;
}

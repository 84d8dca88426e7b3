/** Letters of a page held against letters that were printed. */
import type { Page } from '@playwright/test';

/**
 * Letters without the spaces between them, which are the reader's to judge. The tone above a dotted
 * capital is drawn with a form that has no letter of its own: the paper tells what it is beside the
 * drawing, where this reader does not look. It finds that a mark is there, and not which.
 */
export const packed = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\s/g, '')
    .replaceAll(/([ẸỌ])[\u0300\u0301]/g, '$1\0');

/** Every piece of text that is shown on the sheets, as the page has it. @param sheets which they are */
export const piecesOn = (page: Page, sheets = '.sheet'): Promise<readonly string[]> =>
  page.locator(sheets).evaluateAll((all) =>
    all.flatMap((sheet) => {
      const found: string[] = [];
      const walk = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
      while (walk.nextNode())
        if (walk.currentNode.parentElement?.checkVisibility())
          found.push(walk.currentNode.nodeValue ?? '');
      return found.filter((text) => text.trim() !== '');
    }),
  );

/** What is wrong with a printed sheet: too much for its paper, a word in the white edge, an empty page. */
import type { Page } from '@playwright/test';
import type { ReadPdf } from './read-pdf.ts';

/** The white edge that every printer can leave, in points. */
const EDGE = (10 * 72) / 25.4;
/** Millimetres between the margins of A4: of a sheet, upright and lying, and of other pages. */
const ROOM = { sheet: 190, lying: 277, page: 178 };
const DOTS = 96 / 25.4;

/** How much paper a page asks for, and what stands out of it. It must lie on the desk as it will be printed. */
export async function measured(
  desk: Page,
): Promise<{ readonly sheets: number | undefined; readonly faults: readonly string[] }> {
  const has = async (selector: string): Promise<boolean> =>
    (await desk.locator(selector).count()) > 0;
  const lying = await has('.sheets.lying');
  const room = lying ? ROOM.lying : (await has('.sheets')) ? ROOM.sheet : ROOM.page;
  const width = Math.round(room * DOTS);
  await desk.setViewportSize({ width, height: Math.round(width * (lying ? 0.68 : 1.45)) });
  return desk.evaluate(() => {
    const said = (one: Element): string => {
      const text = (one.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 60);
      return `<${one.localName} class="${one.getAttribute('class') ?? ''}"> ${text}`;
    };
    const sheets = [...document.querySelectorAll('.sheet')];
    const faults = sheets.flatMap((sheet, number) => {
      const box = sheet.getBoundingClientRect();
      // Parts of a drawing may reach beyond it and are cut there; the drawing itself may not.
      const parts = [...sheet.querySelectorAll('*')].filter(
        (one) => !one.parentElement?.closest('svg'),
      );
      return parts
        .filter((one) => {
          const { left, right, bottom, width: wide } = one.getBoundingClientRect();
          return (
            wide > 0 && (left < box.left - 2 || right > box.right + 2 || bottom > box.bottom + 2)
          );
        })
        .slice(0, 3)
        .map((one) => `sheet ${number + 1} overflows its paper: ${said(one)}`);
    });
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth + 1)
      faults.push(`it is ${scrollWidth} dots wide, and the paper ${clientWidth}`);
    // A sheet that grows with its text may fill several papers; all others fill one.
    const running = sheets.some((sheet) => getComputedStyle(sheet).display === 'block');
    return { sheets: sheets.length === 0 || running ? undefined : sheets.length, faults };
  });
}

/** What can be seen to be wrong in the PDF. @param sheets how many pages it must have, if that is known */
export function faultsOf(pdf: ReadPdf, sheets: number | undefined): readonly string[] {
  const outside = pdf.words.filter(({ x, y, page }) => {
    const { width = 0, height = 0 } = pdf.sizes[page - 1] ?? {};
    return x < EDGE - 1 || x > width - EDGE + 1 || y < EDGE - 1 || y > height - EDGE + 1;
  });
  const empty = pdf.texts.flatMap((text, place) => (text.trim() === '' ? [place + 1] : []));
  return [
    ...(sheets !== undefined && pdf.pages !== sheets
      ? [`it has ${pdf.pages} pages instead of ${sheets}`]
      : []),
    ...outside.map(({ text, page }) => `page ${page}: “${text}” stands in the white edge`),
    ...empty.map((page) => `page ${page} is empty`),
    ...(pdf.title === '' ? ['it has no title'] : []),
    ...(pdf.language === '' ? ['it does not say its language'] : []),
    ...(pdf.tagged ? [] : ['it is not tagged']),
    ...(pdf.showsTitle ? [] : ['it does not ask for its title to be shown']),
    ...(pdf.bookmarks.length === 0 ? ['it has no bookmarks'] : []),
  ];
}

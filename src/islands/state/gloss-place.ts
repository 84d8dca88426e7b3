/** Where a gloss stands: under its word where there is room, else above, and never beyond the edge of the screen. */

type Size = { readonly width: number; readonly height: number };
type Box = { readonly left: number; readonly top: number; readonly bottom: number };

const MARGIN = 8;
const GAP = 4;

/** The left upper corner of a gloss, counted from that of the screen. */
export function placeOf(word: Box, gloss: Size, screen: Size): { left: number; top: number } {
  const left = Math.max(MARGIN, Math.min(word.left, screen.width - gloss.width - MARGIN));
  const below = word.bottom + GAP;
  const above = word.top - GAP - gloss.height;
  const top = below + gloss.height + MARGIN <= screen.height || above < MARGIN ? below : above;
  return { left, top };
}

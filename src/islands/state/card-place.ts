/** Where a card stands: under its word where there is room, else above, and never beyond the edge of the window. */

type Size = { readonly width: number; readonly height: number };
type Box = { readonly left: number; readonly top: number; readonly bottom: number };

const MARGIN = 8;
const GAP = 4;

/** The left upper corner of a card in pixels, counted from that of the window. */
export function placeOf(word: Box, card: Size, window: Size): { left: number; top: number } {
  const left = Math.max(MARGIN, Math.min(word.left, window.width - card.width - MARGIN));
  const below = word.bottom + GAP;
  const above = word.top - GAP - card.height;
  const top = below + card.height + MARGIN <= window.height || above < MARGIN ? below : above;
  return { left, top };
}

/**
 * The board seen from the side: the playing slab and, cut from the same block, the base it stands on.
 * No one board is its model: the sources tell of such bases and give no measures.
 */

/** Path data, in board units, from the top of the slab downwards. */
export type SideView = {
  readonly width: number;
  readonly height: number;
  /** The whole block with its openings: to be filled by the even-odd rule. */
  readonly block: string;
  /** Where the slab ends and the base begins. */
  readonly seam: string;
  /** What is cut into the wood: a zigzag along the slab, lozenges on the posts, triangles on the foot. */
  readonly incised: string;
};

const WIDTH = 724;
/** The slab: its tips stand higher than its middle, as a boat's do. */
const SLAB = { top: 14, bottom: 60 };
const BASE = { from: 96, to: 628, splay: 22, foot: 158, bottom: 190 };
const POSTS = 5;
const POST_WIDTH = 56;
const TOOTH = 11;

/** The side view of the board's block. */
export function sideView(): SideView {
  return {
    width: WIDTH,
    height: BASE.bottom,
    block: block() + openings(),
    seam: `M${BASE.from} ${SLAB.bottom}H${BASE.to}`,
    incised: zigzag(84, WIDTH - 84, 40) + posts().map(lozenges).join('') + triangles(),
  };
}

/** One outline round slab and base: nothing is joined to anything. */
function block(): string {
  const { from, to, splay, bottom } = BASE;
  return [
    `M2 4C24 ${SLAB.top} 50 ${SLAB.top} 84 ${SLAB.top}H${WIDTH - 84}`,
    `C${WIDTH - 50} ${SLAB.top} ${WIDTH - 24} ${SLAB.top} ${WIDTH - 2} 4`,
    `C${WIDTH} 34 ${WIDTH - 40} ${SLAB.bottom} ${to} ${SLAB.bottom}`,
    `L${to + splay} ${bottom}H${from - splay}L${from} ${SLAB.bottom}`,
    `C40 ${SLAB.bottom} 0 34 2 4z`,
  ].join('');
}

/** The middles of the posts between which the base is cut open. */
const posts = (): readonly number[] => {
  const first = BASE.from + POST_WIDTH / 2;
  const step = (BASE.to - BASE.from - POST_WIDTH) / (POSTS - 1);
  return Array.from({ length: POSTS }, (_, place) => first + place * step);
};

function openings(): string {
  const middles = posts();
  return middles
    .slice(1)
    .map((right, place) => {
      const left = (middles[place] ?? 0) + POST_WIDTH / 2;
      const wide = right - POST_WIDTH / 2 - left;
      const arch = wide / 2;
      const top = SLAB.bottom + 18 + arch * 0.7;
      return `M${left} ${BASE.foot}V${top}a${arch} ${arch * 0.7} 0 0 1 ${wide} 0V${BASE.foot}z`;
    })
    .join('');
}

const lozenges = (x: number): string =>
  [90, 118, 146].map((y) => `M${x} ${y - 11}l14 11l-14 11l-14 -11z`).join('');

function zigzag(from: number, to: number, y: number): string {
  const teeth = Math.floor((to - from) / TOOTH);
  return `M${from} ${y}${`l${TOOTH / 2} -10l${TOOTH / 2} 10`.repeat(teeth)}`;
}

function triangles(): string {
  const from = BASE.from - BASE.splay + 14;
  const wide = 22;
  const count = Math.floor((BASE.to + BASE.splay - 14 - from) / wide);
  return Array.from(
    { length: count },
    (_, place) => `M${from + place * wide} 182l${wide / 2} -14l${wide / 2} 14z`,
  ).join('');
}

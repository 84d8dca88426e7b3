/** The landing clock: pits round a dial, the origin on top, the way of sowing as on the board. */

export const DIAL = { top: -168, height: 332, radius: 118, pit: 20 } as const;

/** A place on the dial so many steps on from the origin, counter-clockwise. */
export function onDial(step: number, pits: number) {
  const angle = (-step / pits) * 2 * Math.PI - Math.PI / 2;
  return { x: round(DIAL.radius * Math.cos(angle)), y: round(DIAL.radius * Math.sin(angle)) };
}

/** The plot of every landing under the dial. */
export const PLOT = { width: 360, height: 190, left: 30, right: 8, top: 26, bottom: 34 } as const;

/** Where a number of seeds and a landing stand on the plot. */
export function onPlot(seeds: number, step: number, most: number, pits: number) {
  const across = PLOT.width - PLOT.left - PLOT.right;
  const down = PLOT.height - PLOT.top - PLOT.bottom;
  return {
    x: round(PLOT.left + (across * (seeds - 1)) / (most - 1)),
    y: round(PLOT.top + down * (1 - step / (pits - 1))),
  };
}

/** The landings of 1, 2, 3 … seeds as lines, cut where they begin anew. */
export function sawTeeth(steps: readonly number[], pits: number): string {
  return steps
    .map((step, less) => {
      const { x, y } = onPlot(less + 1, step, steps.length, pits);
      return `${step > (steps[less - 1] ?? Infinity) ? 'L' : 'M'}${x} ${y}`;
    })
    .join('');
}

const round = (length: number): number => Math.round(length * 10) / 10;

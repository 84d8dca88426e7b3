/** How many moves there are to choose from as the board empties: a line for each kind of players. */
import { line, scaleLinear } from 'd3';

export const CHOICES = {
  width: 360,
  height: 250,
  left: 26,
  right: 12,
  top: 28,
  bottom: 40,
} as const;

type Mean = { readonly seeds: number; readonly choices: number };

/** The scales: seeds fall from left to right, as in a game; choices from none to a full row. */
export function choiceScales(seeds: number, row: number) {
  const { width, height, left, right, top, bottom } = CHOICES;
  return {
    x: scaleLinear([seeds, 0], [left, width - right]),
    y: scaleLinear([0, row], [height - bottom, top]),
  };
}

/** The line through the means. */
export function choiceLine(
  means: readonly Mean[],
  { x, y }: ReturnType<typeof choiceScales>,
): string {
  const drawn = line<Mean>(
    ({ seeds }) => x(seeds),
    ({ choices }) => y(choices),
  ).digits(1);
  return drawn(means) ?? '';
}

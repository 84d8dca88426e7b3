/** The data behind the figures, to take away: one list, each by the name its files carry. */
import type { Row } from './data-row.ts';
import { checkRows } from './checks.ts';
import { boardPartRows } from './board-parts.ts';
import { dangerRows } from './danger.ts';
import { dayRows } from './day.ts';
import { podRows } from './pods.ts';
import { chronologyRows } from './chronology.ts';
import { nameRows } from './names.ts';
import { toneRows } from './tones.ts';
import { disagreementRows } from './disagreement-rows.ts';
import { customRows, endingValueRows, verdictRows } from './ending-charts.ts';
import { glossaryRows } from './glossary.ts';
import { landingRows, threatRows } from './landings.ts';
import { captureRows, choiceRows, lengthRows, treeRows } from './played-games.ts';
import { harvestRows } from './harvest.ts';
import { determinedRows, winningRowRows } from './solitaire.ts';
import { ladderRows, numberWordRows, piRows } from './sowing-numbers.ts';

export type Download = {
  /** `names` is served as `data/names.csv` and `data/names.json`. */
  readonly name: string;
  /** One row a thing; both languages in columns of their own (`event_en`, `event_yo`). */
  readonly rows: () => Promise<readonly Row[]>;
};

export const DOWNLOADS: readonly Download[] = [
  { name: 'checks', rows: checkRows },
  { name: 'chronology', rows: chronologyRows },
  { name: 'names', rows: nameRows },
  { name: 'glossary', rows: glossaryRows },
  { name: 'tones', rows: toneRows },
  { name: 'disagreements', rows: disagreementRows },
  { name: 'danger', rows: dangerRows },
  { name: 'board-parts', rows: boardPartRows },
  { name: 'pods', rows: podRows },
  { name: 'day', rows: dayRows },
  { name: 'landings', rows: landingRows },
  { name: 'threats', rows: threatRows },
  { name: 'move-tree', rows: treeRows },
  { name: 'game-lengths', rows: lengthRows },
  { name: 'choices', rows: choiceRows },
  { name: 'captures', rows: captureRows },
  { name: 'ending-verdicts', rows: verdictRows },
  { name: 'ending-values', rows: endingValueRows },
  { name: 'ending-customs', rows: customRows },
  { name: 'harvest', rows: harvestRows },
  { name: 'counting-ladder', rows: ladderRows },
  { name: 'pi', rows: piRows },
  { name: 'tchoukaillon', rows: winningRowRows },
  { name: 'determined', rows: determinedRows },
  { name: 'number-words', rows: numberWordRows },
];

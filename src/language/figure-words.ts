/** What every figure says around its picture. */
export type FigureWords = {
  /** Opens the table behind the picture. */
  readonly table: string;
  /** Stands before the links to the data. */
  readonly data: string;
};

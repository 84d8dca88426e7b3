/** Numbers as both languages of the book write them. */

const GROUPED = new Intl.NumberFormat('en-GB');

/** 711414 as “711,414”. */
export const grouped = (count: number): string => GROUPED.format(count);

/** A share as a percentage with so many decimals: 0.0485 as “4.9%”. */
export const percent = (share: number, decimals = 1): string =>
  `${(share * 100).toFixed(decimals)}%`;

/** How a file to take away is named beside a link. */
export type FileWords = {
  readonly pdf: string;
  readonly epub: string;
  /** Under a thousand thousand bytes, and above. */
  readonly kilobytes: (told: { amount: string }) => string;
  readonly megabytes: (told: { amount: string }) => string;
  readonly pages: (told: { count: number }) => string;
};

/** What the page for teachers says of the things it lists, where they do not name themselves. */
export type ClassroomWords = {
  readonly title: string;
  /** How the menu calls the page. */
  readonly short: string;
  readonly lede: string;
  readonly description: string;
  readonly lessonsNote: string;
  /** Over the list of rule books with all that is printed for each. */
  readonly printed: string;
  readonly sheetsNote: string;
  readonly rules: string;
  readonly otherLanguage: string;
  readonly worksheet: string;
  readonly answers: string;
  readonly choose: string;
  readonly make: string;
  readonly makeNote: string;
  readonly puzzlesNote: string;
  readonly wall: string;
  readonly wallNote: string;
  readonly whole: string;
  readonly wholeNote: string;
  readonly read: string;
};

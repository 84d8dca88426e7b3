/** What is said where an example is shown to a class. Plain texts, since they travel with the page. */
export type StageWords = {
  /** The way out, to the example in its chapter. */
  readonly leave: string;
  readonly onBlack: string;
  readonly onWhite: string;
  readonly fullScreen: string;
  readonly leaveFullScreen: string;
  readonly onBoard: string;
  readonly taken: string;
  readonly keys: string;
};

export type ProjectorWords = {
  /** On the link beside an example. */
  readonly link: string;
  readonly title: (told: { example: string }) => string;
  readonly description: (told: { example: string }) => string;
  readonly withoutScript: string;
  readonly stage: StageWords;
  /** Over the examples of a rule book, each with its link. */
  readonly examples: string;
};

/** What a rule book is called. The names themselves are content; this is their shape on the way to a board. */

/** A rule book's name in its own language, and the custom that sets it apart, in the reader's. */
export type RulesetName = {
  readonly text: string;
  /** Its language: `und` where nobody has said which it is. */
  readonly lang: 'en' | 'yo' | 'ak' | 'und';
  readonly custom: string;
};

/** The names of all rule books by id. */
export type RulesetNames = { readonly [id: string]: RulesetName };

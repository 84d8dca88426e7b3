/** What the glossary page and the glosses in the text say. */
export type GlossaryWords = {
  readonly title: string;
  readonly lede: string;
  readonly description: string;
  /** In menus. */
  readonly short: string;
  readonly letters: string;
  readonly order: string;
  readonly literally: string;
  readonly madeOf: string;
  readonly melody: string;
  readonly noTones: string;
  readonly printed: string;
  readonly field: string;
  readonly fields: {
    readonly [
      category in
        | 'name'
        | 'board'
        | 'seeds'
        | 'players'
        | 'play'
        | 'strategy'
        | 'variant'
        | 'thought'
        | 'society'
        | 'number'
    ]: string;
  };
  readonly sources: string;
  readonly noSource: string;
  readonly sure: string;
  readonly note: string;
  readonly disagreements: string;
  readonly usedIn: string;
  readonly take: string;
  /** Over the list of glosses that a chapter prints. */
  readonly chapterWords: string;
  /** From a gloss to its entry. */
  readonly entry: string;
};

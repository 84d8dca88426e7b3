/** A text cut into the pieces notation is made of. Loses nothing and refuses nothing. */

/** One piece: what it looks like, where it begins (characters from 0), and its text. */
export type Token = {
  readonly kind: 'count' | 'slash' | 'dash' | 'side' | 'other';
  readonly at: number;
  readonly text: string;
};

const PIECE =
  /(?<count>\d+)|(?<slash>\/)|(?<dash>[-–])|(?<side>[SN]\+?|=)(?![^\s])|(?<other>[^\s\d/–-]+|.)/gsu;

/** The pieces of a text in order, white space left out. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(PIECE)) {
    const [piece] = match;
    const kind = KINDS.find((name) => match.groups?.[name] !== undefined);
    if (kind !== undefined && piece.trim() !== '')
      tokens.push({ kind, at: match.index, text: piece });
  }
  return tokens;
}

const KINDS = ['count', 'slash', 'dash', 'side', 'other'] as const;

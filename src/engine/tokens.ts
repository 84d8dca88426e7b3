/** A text cut into the pieces notation is made of. Loses nothing and refuses nothing. */

/** One piece: what it looks like, where it begins (characters from 0), and its text. */
export type Token = {
  readonly kind: 'negative' | 'count' | 'slash' | 'dash' | 'side' | 'other';
  readonly at: number;
  readonly text: string;
};

/**
 * A dash that touches the number after it and none before is a minus, unless it stands between the
 * stores in the end, which may be written `9 -8`.
 */
const PIECE =
  /(?<negative>(?<!\d)[-–−]\d+(?!(?<=\d\s+[-–−]\d+)\s*(?:[SN]\+?|=)?\s*$))|(?<count>\d+)|(?<slash>\/)|(?<dash>[-–])|(?<side>[SN]\+?|=)(?![^\s])|(?<other>[^\s\d/–-]+|.)/gsu;

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

const KINDS = ['negative', 'count', 'slash', 'dash', 'side', 'other'] as const;

/** A whole comparison as an address: `?position=…&play=6&books=ayo,oware`. Reading is total. */

/** What is compared, in writing. */
export type WrittenComparison = {
  readonly position: string;
  readonly move: string;
  readonly books: readonly string[];
};

/**
 * What an address asks to compare; null when it asks for nothing. Missing parts are null or empty; a
 * rule book named twice counts once.
 */
export function askedComparison(search: string): {
  readonly position: string | null;
  readonly move: string | null;
  readonly books: readonly string[];
} | null {
  const asked = new URLSearchParams(search);
  const position = asked.get('position');
  const move = asked.get('play');
  const books = [...new Set((asked.get('books') ?? '').split(',').filter(Boolean))];
  return position === null && move === null && books.length === 0
    ? null
    : { position, move, books };
}

/** The address of a comparison, on the page it is shown on. */
export function comparisonAddress(
  page: string,
  { position, move, books }: WrittenComparison,
): string {
  const address = new URL(page);
  address.search = '';
  address.searchParams.set('position', position);
  address.searchParams.set('play', move);
  address.searchParams.set('books', books.join(','));
  return address.href;
}

/** Puts right the bookmarks of a PDF. */

const packed = (text: string): string => text.normalize('NFC').replaceAll(/\s/g, '');

/** What a string of a PDF says: in hexadecimal, or in plain letters with some after a backslash. */
const told = (string: string): string =>
  string.startsWith('<')
    ? Buffer.from(string.slice('<FEFF'.length, -1), 'hex').swap16().toString('utf16le')
    : string.slice(1, -1).replaceAll(/\\(.)/g, '$1');

/** The string with the second half of what it says left out, in the same number of bytes. */
function halved(string: string): string {
  const [open, close] = string.startsWith('<') ? ['<FEFF', '>'] : ['(', ')'];
  const inside = string.slice(open.length, -1);
  return `${open}${inside.slice(0, inside.length / 2)}${close}`.padEnd(string.length, ' ');
}

/**
 * The browser names a heading twice in its bookmark when the heading was moved to the next page. Here each is
 * named once, every byte in its place.
 * @param headings what the headings of the page say
 */
export function bookmarksOnce(pdf: Uint8Array, headings: readonly string[]): Uint8Array {
  const known = new Set(headings.map(packed));
  const text = Buffer.from(pdf).toString('latin1');
  return Buffer.from(
    text.replaceAll(
      /(\/Title )(<FEFF[0-9A-F]+>|\((?:[^()\\]|\\.)*\))/g,
      (whole, name: string, string: string) => {
        const title = packed(told(string));
        const half = title.slice(0, title.length / 2);
        // “ayoayo” is a word of its own.
        return half + half === title && known.has(half) && !known.has(title)
          ? name + halved(string)
          : whole;
      },
    ),
    'latin1',
  );
}

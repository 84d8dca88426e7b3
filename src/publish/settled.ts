/** Takes out of a PDF what changes from one printing to the next, so that the same pages make the same file. */

const DATE = /\/(CreationDate|ModDate) \(D:\d{14}[^)]*\)/g;
/** A string may hold brackets in pairs, and others after a backslash. */
const CREATOR = /\/Creator \((?:[^()\\]|\\.|\([^()]*\))*\)/;

/**
 * The same PDF, made on the day of the edition, by the book and not by a browser on some machine. Every byte
 * stays in its place: the table at the end of the file counts them.
 * @param day as `2026-11-30`
 * @param creator in plain letters
 */
export function settled(pdf: Uint8Array, day: string, creator: string): Uint8Array {
  const text = Buffer.from(pdf).toString('latin1');
  const dates = text.match(DATE) ?? [];
  if (dates.length !== 2)
    throw new Error(`The PDF tells ${dates.length} dates in the usual form; it should tell two.`);
  const inPlace = (old: string, fresh: string): string => {
    if (fresh.length > old.length) throw new Error(`No room in the PDF for ${fresh}`);
    return fresh.padEnd(old.length, ' ');
  };
  const date = `(D:${day.replaceAll('-', '')}000000+00'00')`;
  return Buffer.from(
    text
      .replaceAll(DATE, (old, name: string) => inPlace(old, `/${name} ${date}`))
      .replace(CREATOR, (old) => inPlace(old, `/Creator (${creator})`)),
    'latin1',
  );
}

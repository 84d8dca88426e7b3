/** The part of `subset-font` that is used here; the package brings no types of its own. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2' | 'sfnt';
      readonly keepFeatures: readonly string[];
      readonly preserveNameIds: readonly number[];
      readonly noHinting: boolean;
    },
  ): Promise<Buffer>;
}

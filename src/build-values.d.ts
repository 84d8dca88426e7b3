/** What the build fills in for the pages. */
interface ImportMetaEnv {
  /** Each made file by its name, when the book is built with files. */
  readonly MADE_FILES?: Readonly<
    Record<string, { readonly bytes: number; readonly pages?: number }>
  >;
}

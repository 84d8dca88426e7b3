import type { CitationWords } from '../citation-words.ts';

/** English about sources and citing. */
export const citationWords: CitationWords = {
  marks: {
    read: 'Read in full.',
    checked: 'Checked in a public copy.',
    part: 'Only the abstract or a part was read.',
    'cited-in-B0': 'As cited in the base article; not seen.',
    unconfirmed: 'Not seen; not confirmed in any public copy.',
    reported: ({ through }) =>
      through === null
        ? 'Not seen; known through another source.'
        : `Not seen; known through ${through}.`,
  },
  notConfirmed: 'not confirmed',
  page: (locator) => `p. ${locator}`,
  pages: (locator) => `pp. ${locator}`,
  inList: 'In the list of sources',
  backToParagraph: 'back to paragraph %paragraph% of %section%',
  backToSection: 'back to %section%',
  bibliography: {
    intro:
      'Every source of the book, with how it is known to us and where it is cited. A work we have not seen is told as the work that cites it tells it.',
    base: 'The base article',
    works: 'Books, articles and reports',
    web: 'Pages, data and programs',
    citedIn: 'Cited in',
    take: 'Take the bibliography:',
  },
  citeThis: {
    page: 'Cite this page',
    example: 'Cite this example',
    book: 'Cite this book',
    text: 'As text (APA)',
    note: ({ version, date }) =>
      `Version ${version}, ${date}. The book names no author; it is cited by its title.`,
    copy: 'Copy',
    copied: 'Copied.',
    byHand: 'This browser does not let the page copy. Select the text and copy it.',
    take: 'Take it as a file:',
    edition: 'English edition',
    exampleIn: ({ example, chapter }) => `${example} (worked example in “${chapter}”)`,
    step: ', step %step%',
  },
};

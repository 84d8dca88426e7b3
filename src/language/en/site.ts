import type { Site } from '../site.ts';

/** English for the pages themselves. */
export const site: Site = {
  bookTitle: 'Ayò Ọlọ́pọ́n',
  windowName: 'Ayò Ọlọ́pọ́n',
  tagline: 'The Yorùbá game of sowing and taking',
  skipToContent: 'Skip to the text',
  mainNavigation: 'Chapters',
  start: 'Start',
  about: 'About',
  language: 'Language',
  theme: 'Light or dark',
  themes: { light: 'Light', dark: 'Dark', auto: 'As the device' },
  contents: 'In this chapter',
  notReviewed:
    'The Yorùbá words on this page were drafted from the sources. No speaker has reviewed them yet.',
  reviewed: ({ by, on }) => `The Yorùbá on this page was reviewed by ${by}, ${on}.`,
  sources: 'Sources',
  sourceNote:
    'Works marked “as cited in the base article” were not seen for this edition; what they say is told as that article tells it.',
  citedInBase: 'as cited in the base article',
  ruling: 'The sources are silent; this edition decides',
  exampleSource: 'Rule after',
  notFoundTitle: 'This page is not in the book',
  notFoundText:
    'The address may be mistyped, or the page may have moved. Nothing is lost: the book starts here.',
  licence: 'Text: CC BY 4.0. Code: MIT.',
  privacy: 'Nothing you do here leaves this page. No cookies, no other hosts.',
  reader: { visitor: 'Visitor', pupil: 'Pupil', teacher: 'Teacher', scholar: 'Scholar' },
  openRules: 'Read the rules',
  withoutScript:
    'Your browser runs no scripts here, so this board cannot be played. These pictures show a first move instead.',
  ruleBook: {
    book: 'Rule book',
    all: 'All rule books',
    lede: 'The rules as the engine plays them, written from its own data, with the sources they rest on.',
    place: 'Place',
    date: 'Reported',
    evidence: 'Evidence',
    start: 'The opening board',
    rules: 'Rules',
    notes: 'Disputed points',
    seeExample: 'See it played',
    readChapter: 'Read the chapter',
    compare: 'Compare it with others',
  },
  sideBySide: {
    nav: 'Side by side',
    lede: 'One board, one move, and what each rule book makes of it.',
    description:
      'Compare the rule books of Ayò Ọlọ́pọ́n and its sister games on one board: what each takes, who moves next, and the rule that makes the difference.',
    open: 'Open it on your own board',
  },
  customs: {
    caption: 'One move under three customs',
    custom: 'Custom',
    played: 'May it be played?',
    taken: 'Seeds taken',
    after: 'Stores afterwards, South and North',
    refused: 'No, while another move exists',
    goesOn: 'Yes; the game goes on',
    ends: 'Yes; South has won',
    before: 'South plays pit 6 from this board.',
  },
  landing: {
    caption: 'Where the last seed falls, and where the printed formula puts it',
    seeds: 'Seeds in the pit',
    pitsOn: 'Last seed falls in',
    printed: 'Printed formula (modulo 12) says',
    from: ({ pit }) => `Sown from pit ${pit}.`,
    noPit: 'pit 0, which does not exist',
  },
};

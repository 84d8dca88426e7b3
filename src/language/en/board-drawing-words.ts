import type { BoardDrawingWords } from '../board-drawing-words.ts';

/** English around the drawing of the board. */
export const boardDrawingWords: BoardDrawingWords = {
  title: 'What are the parts of the board, and what are they called?',
  summary:
    'Two views of the board that this book plays on. From the side: a slab with raised tips on a carved base, both of one block, so the grain runs through. From above: twelve pits in two rows, a store at each end, a rim with incised zigzags. Letters lead to the names below. The drawing copies no one board, and it is not to scale, because the sources give hardly any measures.',
  fromAbove: 'From above, as the player at the lower edge sees it',
  fromSide: 'From the side',
  describedOnly: 'No source we read names this part. The Yorùbá words only describe it.',
  head: {
    letter: 'Letter',
    names: 'Yorùbá',
    part: 'English',
    sure: 'How sure',
    sources: 'Sources',
  },
  seed: {
    title: 'How large is a pod of the nickernut shrub?',
    summary:
      'A pod, about 7 cm long and 4 cm wide, with two grey seeds in it. Only these measures, and the number of seeds, come from a source. The shape of the pod and the size of the seeds are ours: no source we read measures a seed.',
    about: ({ cm }) => `about ${cm} cm`,
    lengthHead: 'Length of the pod',
    widthHead: 'Width of the pod',
    seedsHead: 'Seeds in it',
  },
};

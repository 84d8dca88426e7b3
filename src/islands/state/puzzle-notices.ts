/** Notices in words: what is wrong with a link or a file, and what the page must say of the keeping. */
import type { PuzzleWords } from '../../language/puzzle-words.ts';
import { BOUNDS, type Unknown } from './puzzle-address.ts';
import type { FileFault } from './progress-file.ts';
import type { Imported, Trouble } from './progress-keeper.svelte.ts';

/** So many faults are named; the rest are counted. */
const NAMED = 5;

/** What is wrong with a file, and what is allowed. */
function tellFault({ faults }: PuzzleWords, fault: FileFault): string {
  switch (fault.kind) {
    case 'too-long':
      return faults.tooLong;
    case 'not-json':
      return faults.notJson;
    case 'not-ours':
      return faults.notOurs;
    case 'version':
      return faults.version(fault);
    case 'no-list':
      return faults.noList;
    case 'entry':
      return faults[fault.part](fault);
    default:
      return fault satisfies never;
  }
}

/** The first faults in words, and how many more there are. */
const tellFaults = (words: PuzzleWords, all: readonly FileFault[]): readonly string[] => [
  ...all.slice(0, NAMED).map((fault) => tellFault(words, fault)),
  ...(all.length > NAMED ? [words.progress.more({ count: all.length - NAMED })] : []),
];

/** What came of an import, a sentence each. */
export const tellImport = (words: PuzzleWords, imported: Imported): readonly string[] =>
  imported.kind === 'taken'
    ? [words.progress.taken({ puzzles: imported.found, fresh: imported.fresh })]
    : [words.progress.refused, ...tellFaults(words, imported.faults)];

/** What the reader must know of the keeping, a sentence each. */
export const tellTrouble = (words: PuzzleWords, trouble: Trouble): readonly string[] =>
  trouble.kind === 'not-kept'
    ? [words.progress.notKept]
    : [words.progress.unread, ...tellFaults(words, trouble.faults)];

/** What an address named that is not here, and what is. */
export const tellUnknown = ({ unknown }: PuzzleWords, { part, found }: Unknown): string =>
  part === 'book' || part === 'skill'
    ? unknown[part]({ found })
    : unknown[part]({ found, ...BOUNDS[part] });

/** Names that stand in a Yorùbá text as they are, in no language: of people, peoples, places, games and kinds of files. */
import { readFileSync } from 'node:fs';

type Person = { readonly family?: string; readonly given?: string };
type Source = {
  readonly author?: readonly Person[];
  readonly editor?: readonly Person[];
  readonly translator?: readonly Person[];
};

/** Who wrote what is cited: their names are in the list of sources. */
const writers = (JSON.parse(readFileSync('content/sources.json', 'utf8')) as readonly Source[])
  .flatMap(({ author = [], editor = [], translator = [] }) => [...author, ...editor, ...translator])
  .flatMap(({ family = '', given = '' }) => `${family} ${given}`.match(/[\p{L}\p{M}’-]+/gu) ?? []);

const PEOPLE =
  'Adarkwa Bennett Donald Gyakari Herskovits Jabotinsky Knuth Larry Russ Sundjata Tchoukaillon';
const PLACES =
  'Aksum Barbados Brazil Denkyira Eritrea Gambatta Ghana Hungary Jos Lucia Sahel Saint Sierra Tanzania';
const PEOPLES = 'Efik Tiv Twi Vai';
const GAMES = 'Choko Giuthi Iyogh Kboo Kpo Mancala Warri Wikimanqala';
const KEYS_AND_FILES =
  'BibTeX BY CC CSL-JSON CSV End EPUB Esc GB JavaScript JSON Letter MIT PDF RIS Space';
const NUMERALS = 'IV';

export const PROPER_NAMES: ReadonlySet<string> = new Set([
  ...writers,
  ...[PEOPLE, PLACES, PEOPLES, GAMES, KEYS_AND_FILES, NUMERALS].flatMap((names) =>
    names.split(' '),
  ),
]);

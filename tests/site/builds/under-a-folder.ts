/** Builds the book once more as a guest in a folder of another site; the base path tests read it there. */
import { buildInto } from './build-into.ts';

await buildInto('.build/folder', '/a/b/');

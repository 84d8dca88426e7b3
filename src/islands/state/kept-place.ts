/**
 * The address follows the reader. Which example a step was written for is kept with the page's entry
 * in the history: a link from `?at=4#a` to `#b` takes the query along, and the fourth step is not b's.
 */
import { anchorOf, type Address } from './place-in-address.ts';

/** What is kept with an entry: what was there before, and the example its step belongs to. */
export const keptFor = (example: string, state: unknown): object => ({
  ...(typeof state === 'object' ? state : null),
  stepOf: example,
});

/** Whether an address carries a step that was written for another example than the one it names. */
export const isStale = ({ search, hash }: Address, state: unknown): boolean =>
  new URLSearchParams(search).has('at') &&
  (state as { stepOf?: unknown } | null)?.stepOf !== anchorOf(hash);

/** Lets the address name a place, without filling the history: Back leaves the page. */
export function keepPlace(example: string, address: string): void {
  try {
    history.replaceState(keptFor(example, history.state), '', address);
  } catch {
    // Some browsers limit how often an address may change; the next step catches up.
  }
}

/** Takes a stale step out of the address. To be called when the reader has followed a link in the page. */
export function dropStaleStep(): void {
  if (!isStale(location, history.state)) return;
  const address = new URL(location.href);
  address.searchParams.delete('at');
  keepPlace(anchorOf(location.hash), address.href);
}

/** Reads the address anew whenever the reader moves within the page; gives back the way to stop. */
export function heedAddress(read: () => void): () => void {
  const moved = (): void => {
    dropStaleStep();
    read();
  };
  window.addEventListener('hashchange', moved);
  window.addEventListener('popstate', moved);
  return () => {
    window.removeEventListener('hashchange', moved);
    window.removeEventListener('popstate', moved);
  };
}

/** Whether the reader's device asks for stillness, and when it changes its mind. */

/** Calls `heed` now and at every change; gives back the way to stop listening. */
export function heedMotion(heed: (moving: boolean) => void): () => void {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const tell = (): void => heed(!still.matches);
  tell();
  still.addEventListener('change', tell);
  return () => still.removeEventListener('change', tell);
}

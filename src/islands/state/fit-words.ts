/** Words as large as their room allows, so that they are read from the back of a class. */
import type { Attachment } from 'svelte/attachments';

/**
 * The largest size that fits, to the nearest step; the least when none does.
 * @param fits whether a size fits; when one fits, so does every smaller one
 */
export function largestThatFits(
  least: number,
  most: number,
  fits: (size: number) => boolean,
): number {
  let [low, high] = [least, Math.max(least, most)];
  while (high - low > 0.5) {
    const size = (low + high) / 2;
    if (fits(size)) low = size;
    else high = size;
  }
  return fits(high) ? high : low;
}

/** In CSS pixels: what can still be read on a phone, and how much of the window a letter may take. */
const LEAST = 15;
const MOST_OF_HEIGHT = 0.07;
const MOST_OF_WIDTH = 0.06;

/** Sets the type of an element as large as all of its words fit in, now and whenever its room changes. */
export function fitWords(): Attachment<HTMLElement> {
  return (element) => {
    const fit = (): void => {
      const most = Math.min(innerHeight * MOST_OF_HEIGHT, innerWidth * MOST_OF_WIDTH);
      const size = largestThatFits(LEAST, most, (one) => {
        element.style.fontSize = `${one}px`;
        return element.scrollHeight <= element.clientHeight;
      });
      element.style.fontSize = `${size}px`;
    };
    const watch = new ResizeObserver(fit);
    watch.observe(element);
    void document.fonts.ready.then(fit);
    return () => watch.disconnect();
  };
}

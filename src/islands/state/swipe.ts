/** A finger drawn across a board: left goes on, right goes back. Scrolling up and down is left alone. */
import type { Attachment } from 'svelte/attachments';

/** How far a finger must travel sideways, in CSS pixels, and how much more than up or down. */
const FAR = 40;
const STEEPER = 1.5;

/** Listens for swipes on an element. A mouse is not a finger. */
export function swipes(onward: () => void, backward: () => void): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number } | null = null;
    const down = (event: PointerEvent): void => {
      from = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY };
    };
    const up = (event: PointerEvent): void => {
      if (from === null) return;
      const [across, along] = [event.clientX - from.x, event.clientY - from.y];
      from = null;
      if (Math.abs(across) < FAR || Math.abs(across) < STEEPER * Math.abs(along)) return;
      if (across < 0) onward();
      else backward();
    };
    const leave = (): void => void (from = null);
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', leave);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', leave);
    };
  };
}

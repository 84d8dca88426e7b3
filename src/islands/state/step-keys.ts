/** The keys of a stepper. They count only while the focus is inside it, so the page scrolls as ever. */

/** Each deed is told whether the slider has the focus: it says by itself which step it is at. */
export type KeyDeeds = {
  readonly [key in 'ArrowRight' | 'ArrowLeft' | 'Home' | 'End' | 'play' | 'turn']: (
    atSlider: boolean,
  ) => void;
};

/** Does what a key stands for; leaves alone what a field, a button or the browser has its own use for. */
export function onStepKey(event: KeyboardEvent, deeds: KeyDeeds): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const target = event.target as HTMLElement;
  if (target.matches('select, input[type="text"], input[type="checkbox"]')) return;
  const { key } = event;
  const atSlider = target.matches('input[type="range"]');
  if (key === 'ArrowRight' || key === 'ArrowLeft' || key === 'Home' || key === 'End') {
    // With Shift they select text.
    if (event.shiftKey) return;
    event.preventDefault();
    deeds[key](atSlider);
  } else if (key === ' ' && !target.matches('button, summary')) {
    event.preventDefault();
    if (!event.repeat) deeds.play(atSlider);
  } else if (key === 'f' || key === 'F') {
    deeds.turn(atSlider);
  }
}

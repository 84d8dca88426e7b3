/** The keys of a stepper. They count only while the focus is inside it, so the page scrolls as ever. */

/** Each deed is told whether the slider has the focus: it says by itself which step it is at. */
export type KeyDeeds = {
  readonly [key in 'ArrowRight' | 'ArrowLeft' | 'Home' | 'End' | 'play' | 'f']: (
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
    deeds.f(atSlider);
  }
}

/** What a class is shown answers to more: the keys of a presenter's remote, and the way out. */
export type StageDeeds = KeyDeeds & { readonly leave: () => void };

/** The keys a remote sends, and up and down where nothing scrolls, by what they stand for. */
const ON_STAGE: ReadonlyMap<string, 'ArrowRight' | 'ArrowLeft'> = new Map([
  ['PageDown', 'ArrowRight'],
  ['ArrowDown', 'ArrowRight'],
  ['PageUp', 'ArrowLeft'],
  ['ArrowUp', 'ArrowLeft'],
]);

/** The keys of the projector page, wherever on it the focus is. */
export function onStageKey(event: KeyboardEvent, deeds: StageDeeds): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const steps = ON_STAGE.get(event.key);
  if (steps !== undefined && !event.shiftKey) {
    event.preventDefault();
    deeds[steps](false);
  } else if (event.key === 'Escape') deeds.leave();
  else onStepKey(event, deeds);
}

/**
 * Shows the gloss of a term: under the mouse after a moment, at the keyboard's focus, or at a tap, which
 * then does not follow the link. It stays while the mouse is on it, and goes at Escape, at a press
 * elsewhere, or when its word has left the screen.
 */
import { placeOf } from './gloss-place.ts';

const WAIT_TO_SHOW = 250;
const WAIT_TO_HIDE = 200;

export function showGlosses(): void {
  if (!('popover' in HTMLElement.prototype)) return;
  let shown: HTMLElement | null = null;
  let shownAt: HTMLElement | null = null;
  let timer = 0;

  const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-gloss]') : null;
  const onGloss = (target: EventTarget | null): boolean =>
    target instanceof Node && shown !== null && shown.contains(target);

  function hide(): void {
    window.clearTimeout(timer);
    shown?.hidePopover();
    shown = null;
  }
  function show(link: HTMLAnchorElement): void {
    window.clearTimeout(timer);
    const gloss = document.getElementById(`gloss-${link.dataset.gloss ?? ''}`);
    if (gloss === null || gloss === shown) return;
    hide();
    gloss.showPopover();
    [shown, shownAt] = [gloss, link];
    place();
  }
  /** Beside its word, wherever that has moved: focus alone may scroll the page. */
  function place(): void {
    const word = shownAt?.getClientRects()[0];
    if (shown === null || word === undefined) return;
    const screen = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const away = word.bottom < 0 || word.top > screen.height;
    if (away && document.activeElement !== shownAt) {
      hide();
      return;
    }
    const { left, top } = placeOf(word, shown.getBoundingClientRect(), screen);
    shown.style.left = `${left}px`;
    shown.style.top = `${top}px`;
  }
  function soon(act: () => void, wait: number): void {
    window.clearTimeout(timer);
    timer = window.setTimeout(act, wait);
  }

  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'mouse') return;
    const link = linkAt(target);
    if (link) soon(() => show(link), shown === null ? WAIT_TO_SHOW : WAIT_TO_HIDE);
    else if (onGloss(target)) window.clearTimeout(timer);
    else if (shown !== null || timer !== 0) soon(hide, WAIT_TO_HIDE);
  });
  document.addEventListener('focusin', ({ target }) => {
    const link = linkAt(target);
    if (link?.matches(':focus-visible')) show(link);
  });
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (linkAt(target) && !onGloss(relatedTarget)) hide();
  });
  document.addEventListener('click', (event) => {
    const link = linkAt(event.target);
    const touched = event instanceof PointerEvent && event.pointerType === 'touch';
    if (link && touched && shown?.id !== `gloss-${link.dataset.gloss}`) {
      event.preventDefault();
      show(link);
    } else if (!link && !onGloss(event.target)) hide();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
  document.addEventListener('scroll', place, { passive: true });
}

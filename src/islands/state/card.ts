/**
 * A small card beside a link: a source that is cited, the gloss of a word. It is opened by the mouse
 * after a moment, by the focus of the keyboard and by a tap; it lies above the page and moves nothing.
 * Escape, a press elsewhere and moving on close it. The link stays a link: a click follows it, and so
 * does a second tap.
 */
import { placeOf } from './card-place.ts';

const OPENS_AFTER = 200;
const CLOSES_AFTER = 250;

type Shown = {
  readonly card: HTMLElement;
  readonly owner: HTMLElement;
  /** Whether the description of the owner is ours to take away. */
  readonly described: boolean;
};

/**
 * Offers cards for all links that match a selector, now and later.
 * @param cardFor the card of one of them, filled: an element with `popover` and an id; null when
 *   there is nothing to say
 */
export function offerCards(
  selector: string,
  cardFor: (link: HTMLElement) => HTMLElement | null,
): void {
  // Without popovers the links lead where they lead.
  if (!('popover' in HTMLElement.prototype)) return;
  let shown: Shown | null = null;
  let pressed: { readonly byTouch: boolean; readonly openFor: HTMLElement | null } | null = null;
  let timer = 0;

  const isOpen = (): boolean => shown?.card.matches(':popover-open') ?? false;
  const linkAt = (target: EventTarget | null): HTMLElement | null =>
    target instanceof Element ? target.closest<HTMLElement>(selector) : null;
  const onCard = (target: EventTarget | null): boolean =>
    target instanceof Node && (shown?.card.contains(target) ?? false);
  const soon = (deed: () => void, wait: number): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(deed, wait);
  };

  const forget = (): void => {
    if (shown?.described) shown.owner.removeAttribute('aria-describedby');
    shown = null;
  };
  const close = (): void => {
    window.clearTimeout(timer);
    if (isOpen()) shown?.card.hidePopover();
    forget();
  };
  const open = (owner: HTMLElement): void => {
    window.clearTimeout(timer);
    if (shown?.owner === owner && isOpen()) return;
    const card = cardFor(owner);
    if (card === null) return;
    close();
    card.showPopover();
    const described = !owner.hasAttribute('aria-describedby');
    if (described) owner.setAttribute('aria-describedby', card.id);
    shown = { card, owner, described };
    place();
  };
  /** Beside its link, wherever that has moved: focus alone may scroll the page. */
  const place = (): void => {
    if (shown === null || !isOpen()) return;
    const { card, owner } = shown;
    const word = owner.getClientRects()[0] ?? owner.getBoundingClientRect();
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const away = word.bottom < 0 || word.top > height;
    if (away && document.activeElement !== owner) {
      close();
      return;
    }
    const { left, top } = placeOf(word, card.getBoundingClientRect(), { width, height });
    card.style.left = `${left}px`;
    card.style.top = `${top}px`;
  };

  // Escape and a press elsewhere are the browser's to handle.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target === shown?.card && !isOpen()) forget();
    },
    true,
  );
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    const link = linkAt(target);
    if (link && pointerType === 'mouse') soon(() => open(link), OPENS_AFTER);
    else if (onCard(target)) window.clearTimeout(timer);
  });
  document.addEventListener('pointerout', ({ target, pointerType }) => {
    if (pointerType === 'mouse' && (linkAt(target) || onCard(target))) soon(close, CLOSES_AFTER);
  });
  document.addEventListener('focusin', ({ target }) => {
    const link = linkAt(target);
    if (link?.matches(':focus-visible')) open(link);
  });
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if ((target === shown?.owner || onCard(target)) && !onCard(relatedTarget)) close();
  });
  document.addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      pressed = {
        byTouch: pointerType !== 'mouse',
        openFor: isOpen() ? (shown?.owner ?? null) : null,
      };
    },
    true,
  );
  document.addEventListener('click', (event) => {
    // A link in the card has been followed.
    if (onCard(event.target) && event.target instanceof Element && event.target.closest('a'))
      close();
    const link = linkAt(event.target);
    // A click without a count comes from a key.
    if (!link || event.detail === 0 || !pressed?.byTouch || pressed.openFor === link) return;
    event.preventDefault();
    open(link);
  });
  window.addEventListener('scroll', place, { passive: true });
  window.addEventListener('resize', place, { passive: true });
}

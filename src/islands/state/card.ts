/**
 * A small card beside a word or a link: opened by pointing, by the focus of the keyboard and by a tap.
 * It lies above the page and moves nothing; Escape or a press elsewhere closes it. The link it belongs
 * to stays a link: a click follows it, and so does a second tap.
 */

const OPENS_AFTER = 150;
const CLOSES_AFTER = 250;
const GAP = 8;

/**
 * Offers the card for all that match a selector, now and later.
 * @param card an element with `popover` and an id
 * @param fill what the card says for one of them; null when there is nothing to say
 */
export function offerCards(
  card: HTMLElement,
  selector: string,
  fill: (trigger: HTMLElement) => Node | null,
): void {
  // Without popovers the links lead where they lead.
  if (!('showPopover' in card)) return;
  let owner: HTMLElement | null = null;
  let pressed: { readonly byTouch: boolean; readonly openFor: HTMLElement | null } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isOpen = (): boolean => card.matches(':popover-open');
  const ownerOf = (target: EventTarget | null): HTMLElement | null =>
    target instanceof Element ? target.closest<HTMLElement>(selector) : null;
  const soon = (deed: () => void, wait: number): void => {
    clearTimeout(timer);
    timer = setTimeout(deed, wait);
  };

  const open = (trigger: HTMLElement): void => {
    clearTimeout(timer);
    if (owner === trigger && isOpen()) return;
    const content = fill(trigger);
    if (content === null) return;
    close();
    card.replaceChildren(content);
    card.showPopover();
    lay(card, trigger);
    owner = trigger;
    trigger.setAttribute('aria-describedby', card.id);
  };
  const close = (): void => {
    clearTimeout(timer);
    if (isOpen()) card.hidePopover();
    forget();
  };
  const forget = (): void => {
    owner?.removeAttribute('aria-describedby');
    owner = null;
  };

  card.addEventListener('toggle', (event) => {
    if (event.newState === 'closed' && !isOpen()) forget();
  });
  card.addEventListener('pointerenter', () => clearTimeout(timer));
  card.addEventListener('pointerleave', () => soon(close, CLOSES_AFTER));
  // A link in the card has been followed.
  card.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close();
  });
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    const trigger = ownerOf(target);
    if (trigger && pointerType === 'mouse') soon(() => open(trigger), OPENS_AFTER);
  });
  document.addEventListener('pointerout', ({ target, pointerType }) => {
    if (ownerOf(target) && pointerType === 'mouse') soon(close, CLOSES_AFTER);
  });
  document.addEventListener('focusin', ({ target }) => {
    const trigger = ownerOf(target);
    if (trigger?.matches(':focus-visible')) open(trigger);
  });
  document.addEventListener('focusout', ({ target }) => {
    if (ownerOf(target) !== null && ownerOf(target) === owner) close();
  });
  document.addEventListener(
    'pointerdown',
    ({ pointerType }) =>
      (pressed = { byTouch: pointerType !== 'mouse', openFor: isOpen() ? owner : null }),
    true,
  );
  document.addEventListener('click', (event) => {
    const trigger = ownerOf(event.target);
    if (!trigger || !pressed?.byTouch || pressed.openFor === trigger) return;
    event.preventDefault();
    open(trigger);
  });
  const follow = (): void => {
    if (owner && isOpen()) lay(card, owner);
  };
  window.addEventListener('scroll', follow, { passive: true });
  window.addEventListener('resize', follow, { passive: true });
}

/** Lays the card below what it belongs to, or above where there is no room, inside the window. */
function lay(card: HTMLElement, trigger: HTMLElement): void {
  const word = trigger.getClientRects()[0] ?? trigger.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = card;
  const { clientWidth, clientHeight } = document.documentElement;
  const left = Math.max(GAP, Math.min(word.left, clientWidth - width - GAP));
  const below = word.bottom + GAP / 2;
  const above = word.top - height - GAP / 2;
  const top = below + height > clientHeight && above >= 0 ? above : below;
  card.style.left = `${left}px`;
  card.style.top = `${top}px`;
}

/** What a script adds to citations: copying, and the step of an example that is being looked at. */
import { addressOf } from './place-in-address.ts';

/** @param status says what was done; carries the words for it */
export function copies(status: HTMLElement): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const one = event.target.closest('.cite-one');
    if (event.target.closest('[data-copy]')) void copy(one, status);
    const file = event.target.closest<HTMLAnchorElement>('.example-cite a[download]');
    const address = one?.querySelector<HTMLElement>('[data-cite-url]');
    if (file && address && address.textContent !== address.dataset.citeUrl) {
      event.preventDefault();
      void takeStep(file, address);
    }
  });
  for (const box of document.querySelectorAll<HTMLDetailsElement>('[data-example-cite]'))
    followStep(box, status.dataset.step ?? '');
}

async function copy(one: Element | null, status: HTMLElement): Promise<void> {
  const text = one?.querySelector('[data-copy-text]');
  if (!text) return;
  try {
    await navigator.clipboard.writeText((text.textContent ?? '').trim());
    status.textContent = status.dataset.copied ?? '';
  } catch {
    getSelection()?.selectAllChildren(text);
    status.textContent = status.dataset.byHand ?? '';
  }
}

/** Lets the open citation of an example name the step its board shows. */
function followStep(box: HTMLDetailsElement, words: string): void {
  const example = box.closest<HTMLElement>('[data-example]');
  const address = box.querySelector<HTMLElement>('[data-cite-url]');
  const place = box.querySelector('[data-cite-step]');
  if (!example || !address || !place) return;
  const name = (): void => {
    if (!box.open) return;
    const step = Number(
      example.querySelector<HTMLElement>('[data-alive][data-step]')?.dataset.step ?? '1',
    );
    const page = address.dataset.citeUrl ?? '';
    const { text, url } = stepCited(page, example.id, step, words);
    address.textContent = url;
    place.textContent = text;
  };
  box.addEventListener('toggle', name);
  new MutationObserver(name).observe(example, { subtree: true, attributeFilter: ['data-step'] });
}

/**
 * How a step is cited: nothing is said of the first, which is the example itself.
 * @param words the words for a step, with `%step%` to fill in
 */
export function stepCited(
  page: string,
  example: string,
  step: number,
  words: string,
): { readonly text: string; readonly url: string } {
  return step > 1
    ? {
        text: words.replace('%step%', step.toString()),
        url: addressOf(page, example, step - 1, undefined),
      }
    : { text: '', url: page };
}

/** Gives the file of an example’s citation with the address of the step in it. */
async function takeStep(file: HTMLAnchorElement, address: HTMLElement): Promise<void> {
  const page = address.dataset.citeUrl ?? '';
  const text = await (await fetch(file.href)).text();
  const given = text.replaceAll(page, () => address.textContent ?? page);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([given]));
  link.download = file.pathname.split('/').at(-1) ?? '';
  link.click();
  URL.revokeObjectURL(link.href);
}

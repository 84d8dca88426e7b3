/** Puts the search box into the page, once. */
import { mount } from 'svelte';
import { isLocale } from '../../language/locale.ts';
import SearchBox from '../SearchBox.svelte';

/** @param language of the page. @param base the folder the book is served from, with its slash */
export const searchBox = (language: string | undefined, base: string): { open: () => void } =>
  mount(SearchBox, {
    target: document.body,
    props: { locale: isLocale(language) ? language : 'en', base },
  }) as { open: () => void };

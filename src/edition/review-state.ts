/** What a page says of its review: who looked through its Yorùbá and when, or that nobody has. */
import { dayIn } from '../language/dates.ts';
import type { Locale } from '../language/locale.ts';
import { reviewWordsOf } from '../language/review-phrases.ts';
import type { Reviewed } from './shapes/reviewed.ts';

export type ReviewState =
  | { readonly tag: 'reviewed'; readonly text: string }
  | { readonly tag: 'draft'; readonly text: string };

/** @param reviewed the review in the content, absent until there is one */
export function reviewState(locale: Locale, reviewed: Reviewed | null | undefined): ReviewState {
  const words = reviewWordsOf(locale);
  if (!reviewed) return { tag: 'draft', text: words.notReviewed };
  const { by, on } = reviewed;
  return { tag: 'reviewed', text: words.reviewed({ by, on: dayIn(locale, on) }) };
}

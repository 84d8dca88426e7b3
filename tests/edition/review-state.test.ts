import { describe, expect, test } from 'vitest';
import { reviewState } from '../../src/edition/review-state.ts';
import { chapterSchema } from '../../src/edition/shapes/page.ts';
import { reviewedSchema } from '../../src/edition/shapes/reviewed.ts';
import { dayIn } from '../../src/language/dates.ts';
import { LOCALES } from '../../src/language/locale.ts';

const reviewed = { by: 'A. Reader', on: '2027-03-09' };

describe('A page that nobody has reviewed', () => {
  test('says so in each language', () => {
    for (const locale of LOCALES) expect(reviewState(locale, undefined).tag).toBe('draft');
  });
});

describe('A page that somebody has reviewed', () => {
  test('shows the name and the day, in each language', () => {
    expect(reviewState('en', reviewed).text).toBe(
      'The Yorùbá on this page was reviewed by A. Reader, 9 March 2027.',
    );
    expect(reviewState('yo', reviewed).text).toBe(
      'A. Reader ti yẹ Yorùbá ojú ìwé yìí wò, ọjọ́ 9 oṣù kẹta ọdún 2027.',
    );
  });

  test('carries it in the front matter of its chapter', () => {
    const chapter = {
      title: 'T',
      lede: 'L',
      description: 'D',
      order: 1,
      short: 'S',
      part: 'game',
      reviewed,
    };

    expect(chapterSchema.parse(chapter).reviewed).toEqual(reviewed);
  });

  test('has a name and a true day', () => {
    expect(reviewedSchema.safeParse({ by: '', on: '2027-03-09' }).success).toBe(false);
    expect(reviewedSchema.safeParse({ by: 'A. Reader', on: 'lately' }).success).toBe(false);
  });
});

describe('A day', () => {
  test('outside of the year is refused', () => {
    expect(() => dayIn('yo', '2027-13-01')).toThrow(RangeError);
  });
});

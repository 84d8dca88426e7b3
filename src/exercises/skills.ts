/** What can be practised, and how hard. Names only: what a level asks for is in `levels.ts`. */

/** The skills, from the first lesson on. */
export const SKILLS = [
  'sow',
  'capture',
  'chain',
  'long-lap',
  'feeding',
  'sweep',
  'count-ahead',
  'best-move',
] as const;
export type Skill = (typeof SKILLS)[number];

/** Easy, middling, hard. */
export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

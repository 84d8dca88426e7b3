import type { DangerWords } from '../danger-words.ts';

/** English for the figure of the counts in danger. */
export const dangerWords: DangerWords = {
  title: 'Which counts are in danger?',
  summary:
    'A pit of your row, and an opponent’s last seed that comes to it. Brought one seed, pits of one and two are taken. Brought two, pits of none and one are. Brought three, only an empty pit is. A pit of three or more is never taken.',
  lap: ({ fewest, most }) => `Sown from a pit of ${fewest} to ${most} seeds`,
  brings: ({ seeds }) => (seeds === 1 ? 'brings one seed' : `brings ${seeds} seeds`),
  held: 'Seeds in the pit',
  becomes: ({ before, after }) => `${before} becomes ${after}`,
  taken: 'taken',
  safe: 'safe',
  sowing: 'The sowing',
};

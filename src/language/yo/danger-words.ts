import type { DangerWords } from '../danger-words.ts';

/** Yorùbá for the figure of the counts in danger. A draft: no speaker has reviewed it. */
export const dangerWords: DangerWords = {
  title: 'Iye ọmọ wo ni ó wà nínú ewu?',
  summary:
    'Ojú kan nínú ìlà rẹ, àti ọmọ alátakò tó kẹ́yìn tó bọ́ sínú rẹ̀. Bí ọmọ kan bá bọ́ sínú rẹ̀, a ń jẹ ojú tó ní ọ̀kan tàbí méjì. Bí méjì bá bọ́ sínú rẹ̀, a ń jẹ ojú tó ṣófo àti èyí tó ní ọ̀kan. Bí ó bá jẹ́ mẹ́ta, ojú tó ṣófo nìkan ni a ń jẹ. A kì í jẹ ojú tó bá ní mẹ́ta tàbí jù bẹ́ẹ̀ lọ.',
  lap: ({ fewest, most }) => `Bí a bá gbìn láti ojú tó ní ọmọ ${fewest} sí ${most}`,
  brings: ({ seeds }) => (seeds === 1 ? 'ọmọ kan ló bọ́ sínú rẹ̀' : `ọmọ ${seeds} ló bọ́ sínú rẹ̀`),
  held: 'Ọmọ inú ojú náà',
  becomes: ({ before, after }) => `${before} di ${after}`,
  taken: 'a jẹ ẹ́',
  safe: 'kò séwu',
  sowing: 'Gbígbìn náà',
};

/** What stands around a lesson plan: its facts, its steps, its frames. Read at build only. */
export type LessonWords = {
  /** Over all lessons, and before the title of one. */
  readonly lessons: string;
  readonly lesson: string;
  readonly facts: string;
  readonly ages: string;
  readonly fromTo: (told: { from: number; to: number }) => string;
  readonly time: string;
  readonly minutes: (told: { minutes: number }) => string;
  readonly group: string;
  readonly plan: string;
  readonly toPrint: string;
  readonly rules: (told: { book: string }) => string;
  readonly print: string;
  readonly allForTeachers: string;
  /** Under the frames of an example. */
  readonly stepThrough: string;
  /** The table of counts that end on the same pit. */
  readonly rounds: {
    readonly caption: string;
    readonly further: string;
    readonly round: (told: { round: number }) => string;
  };
  /** The table of what the other side can take after each move. */
  readonly answers: {
    readonly caption: string;
    readonly move: string;
    readonly takes: string;
    readonly most: string;
    readonly by: string;
    readonly nothing: string;
  };
};

/** What is pointed out on the board while a move is told: from its events alone. */
import type { Event, Pit } from '../engine/types.ts';
import type { Mark } from './board-picture.ts';

/** The marks of every pit that has one. */
export type Marks = ReadonlyMap<Pit, readonly Mark[]>;

export const NO_MARKS: Marks = new Map();

/** The marks after the event at `place` of a move: where the lap began, what was sown, taken, spared. */
export function marksAfter(events: readonly Event[], place: number): Marks {
  const marks = new Map<Pit, Set<Mark>>();
  const add = (pit: Pit, mark: Mark): unknown =>
    marks.set(pit, (marks.get(pit) ?? new Set<Mark>()).add(mark));
  const drop = (mark: Mark): void => marks.forEach((set) => set.delete(mark));
  for (const event of events.slice(0, place + 1)) {
    switch (event.kind) {
      case 'lift':
        drop('origin');
        drop('sown');
        drop('last');
        add(event.pit, 'origin');
        break;
      case 'drop':
        drop('last');
        add(event.pit, 'sown');
        add(event.pit, 'last');
        break;
      case 'capture':
        drop('sown');
        add(event.pit, 'captured');
        break;
      case 'spare':
        drop('sown');
        for (const pit of event.pits) add(pit, 'spared');
        break;
      case 'rest':
        drop('sown');
        add(event.pit, 'stopped');
        break;
      case 'gather':
        for (const pit of event.pits) add(pit, 'captured');
        break;
      case 'draw':
      case 'skip':
      case 'shift':
      case 'turn':
      case 'end':
        break;
      default:
        event satisfies never;
    }
  }
  return new Map([...marks].map(([pit, set]) => [pit, [...set]]));
}

/** The marks of a refused move: the pit tried, and the pits that may be played instead. */
export const refusalMarks = (tried: Pit | null, instead: readonly Pit[]): Marks =>
  new Map<Pit, readonly Mark[]>([
    ...instead.map((pit) => [pit, ['allowed']] as const),
    ...(tried === null ? [] : [[tried, ['refused']] as const]),
  ]);

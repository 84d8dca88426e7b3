/**
 * The one second representation of the game, for solving endings by the million. A row of six pits
 * is a number, and what sowing does to a row is looked up in tables. It serves only rule books that
 * sow one lap and take by twos and threes, and a test holds it against the rules engine, move by
 * move, for every book it serves.
 */
import type { QuickRules } from './quick-rules.ts';
import { ROW, rowAt, rowCount, rowPlace } from './rank.ts';

/** Stands for the seeds taken where a move wins all there is. */
export const WINS = -1;

const SWEEPS = 1;
const FEEDS = 2;

/** Rows as numbers, and the moves of a position made of two of them. */
export class QuickBoard {
  /** Seeds in each pit of each row, six after six. */
  readonly pits: Uint8Array;
  readonly sums: Uint8Array;
  /** The number of a row among those with as many seeds. */
  readonly places: Uint32Array;
  /** The number of the first row with so many seeds. */
  readonly firstRow: readonly number[];
  /** The moves found last: how many, their pits, both rows after them, and what they take. */
  count = 0;
  readonly from = new Int32Array(ROW);
  readonly ownAfter = new Int32Array(ROW);
  readonly otherAfter = new Int32Array(ROW);
  /** Seeds taken; `WINS` where the move wins all there is. */
  readonly taken = new Int32Array(ROW);

  private readonly rules: QuickRules;
  /** The row after a pit of it is lifted and sown as far as the row goes. */
  private readonly sown: Uint32Array;
  /** The row with a seed more in its first pits. */
  private readonly fed: Uint32Array;
  /** The row after the last seed fell in its n-th pit and all that can be taken is gone. */
  private readonly cut: Uint32Array;
  private readonly sweeping = new Uint8Array(ROW);

  /** @param most the greatest number of seeds on a board */
  constructor(rules: QuickRules, most: number) {
    this.rules = rules;
    const firstRow: number[] = [0];
    for (let seeds = 0; seeds <= most; seeds++)
      firstRow.push((firstRow[seeds] ?? 0) + rowCount(seeds));
    this.firstRow = firstRow;
    const rows = firstRow[most + 1] ?? 0;
    this.pits = new Uint8Array(rows * ROW);
    this.sums = new Uint8Array(rows);
    this.places = new Uint32Array(rows);
    this.sown = new Uint32Array(rows * ROW);
    this.fed = new Uint32Array(rows * (ROW + 1));
    this.cut = new Uint32Array(rows * (ROW + 1));
    for (let seeds = 0, row = 0; seeds <= most; seeds++)
      for (let place = 0; place < rowCount(seeds); place++, row++)
        this.fill(row, seeds, place, most);
  }

  private fill(row: number, seeds: number, place: number, most: number): void {
    const counts = rowAt(seeds, place);
    this.pits.set(counts, row * ROW);
    this.sums[row] = seeds;
    this.places[row] = place;
    for (let pit = 0; pit < ROW; pit++) {
      const hand = counts[pit] ?? 0;
      const after = counts.map((count, at) =>
        at === pit ? 0 : at > pit && at <= pit + hand ? count + 1 : count,
      );
      this.sown[row * ROW + pit] = this.rowOf(after);
    }
    for (let first = 0; first <= ROW; first++) {
      if (seeds + first <= most)
        this.fed[row * (ROW + 1) + first] = this.rowOf(
          counts.map((count, at) => (at < first ? count + 1 : count)),
        );
      const left = counts.slice();
      for (let at = first - 1; at >= 0 && (left[at] === 2 || left[at] === 3); at--) left[at] = 0;
      this.cut[row * (ROW + 1) + first] = this.rowOf(left);
    }
  }

  /** The number of a row of six counts, found anywhere in a longer list. */
  rowOf(counts: ArrayLike<number>, first = 0): number {
    let seeds = 0;
    for (let pit = 0; pit < ROW; pit++) seeds += counts[first + pit] ?? 0;
    return (this.firstRow[seeds] ?? 0) + rowPlace(counts, first);
  }

  /** Finds the legal moves of the side that owns `own`; read them from the fields above. */
  findMoves(own: number, other: number): void {
    const { sweep, fedBy } = this.rules;
    const bare = other === 0;
    let count = 0;
    let sweeps = 0;
    let feeding = 0;
    for (let pit = 0; pit < ROW; pit++) {
      const hand = this.pits[own * ROW + pit] as number;
      if (hand === 0) continue;
      let mine = this.sown[own * ROW + pit] as number;
      let theirs = other;
      let swept = false;
      let fed = true;
      const over = hand - (ROW - 1 - pit);
      if (over > 0) {
        let last = over;
        if (over <= ROW) theirs = this.fed[other * (ROW + 1) + over] as number;
        else {
          last = this.sowRound(own, other, pit, hand);
          mine = this.roundOwn;
          theirs = this.roundOther;
        }
        const left = this.cut[theirs * (ROW + 1) + last] as number;
        swept = left === 0 && last > 0;
        this.taken[count] = 0;
        if (!swept || sweep === 'takes' || sweep === 'refused-takes') {
          this.taken[count] = (this.sums[theirs] as number) - (this.sums[left] as number);
          theirs = left;
        } else if (sweep === 'wins') this.taken[count] = WINS;
        fed = !(swept && fedBy === 'move');
      } else {
        this.taken[count] = 0;
        fed = !bare;
      }
      this.from[count] = pit;
      this.ownAfter[count] = mine;
      this.otherAfter[count] = theirs;
      this.sweeping[count] = (swept ? SWEEPS : 0) | (fed ? FEEDS : 0);
      if (swept) sweeps++;
      if (fed) feeding++;
      count++;
    }
    this.count = count;
    if (bare) {
      if (feeding > 0) this.keep(FEEDS, FEEDS);
      else if (this.rules.unfed === 'no-move') this.count = 0;
      // Whatever is played, the other side has nothing to play and leaves all there is.
      else this.taken.fill(WINS);
    }
    if (sweeps > 0 && (sweep === 'refused-spares' || sweep === 'refused-takes'))
      if (!bare || feeding > 0) this.keep(SWEEPS, 0);
  }

  private roundOwn = 0;
  private roundOther = 0;

  /** A sowing that comes back to the mover's row; gives the pit of theirs it ends in, from 1, or 0. */
  private sowRound(own: number, other: number, pit: number, hand: number): number {
    const counts = [
      ...this.pits.subarray(own * ROW, own * ROW + ROW),
      ...this.pits.subarray(other * ROW, other * ROW + ROW),
    ];
    counts[pit] = 0;
    let at = pit;
    for (let left = hand; left > 0; left--) {
      at = (at + 1) % (2 * ROW);
      if (at === pit) at = (at + 1) % (2 * ROW);
      counts[at] = (counts[at] ?? 0) + 1;
    }
    this.roundOwn = this.rowOf(counts);
    this.roundOther = this.rowOf(counts, ROW);
    return Math.max(at - ROW + 1, 0);
  }

  /** Keeps the moves with the wanted mark, unless there are none. */
  private keep(mark: number, wanted: number): void {
    let kept = 0;
    for (let move = 0; move < this.count; move++) {
      if (((this.sweeping[move] as number) & mark) !== wanted) continue;
      for (const list of [this.from, this.ownAfter, this.otherAfter, this.taken, this.sweeping])
        list[kept] = list[move] as number;
      kept++;
    }
    if (kept > 0) this.count = kept;
  }
}

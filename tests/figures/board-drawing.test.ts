import { describe, expect, test } from 'vitest';
import { ayo } from '../../src/engine/rulesets/ayo.ts';
import {
  BADGE_RADIUS,
  planCallouts,
  rowOutline,
  sideCallouts,
} from '../../src/figures/board-callouts.ts';
import { sideView } from '../../src/figures/board-base.ts';
import { boardPlan, type Box } from '../../src/figures/board-plan.ts';
import { podPicture } from '../../src/figures/pod.ts';
import { listed } from '../edition/content-files.ts';
import { boardPartSchema, PART_IDS } from '../../src/edition/shapes/board-part.ts';
import { podSchema } from '../../src/edition/shapes/pod.ts';

const parts = listed<unknown>('board-parts').map((one) => boardPartSchema.parse(one));
const views = [planCallouts(ayo.board, { empty: 1, full: 5 }), sideCallouts()];
const plan = boardPlan(ayo.board, 'south');

/** The room a call-out's words take at the sizes of the style sheet: a letter is about half as wide as high. */
const wordsWidth = (id: string): number => {
  const part = parts.find((one) => one.id === id);
  return Math.max((part?.names[0]?.yo ?? '').length * 13, (part?.part.en ?? '').length * 9.5);
};

type Extent = { readonly from: number; readonly to: number; readonly level: number };
const extents = (view: (typeof views)[number]): readonly Extent[] =>
  view.callouts.map(({ id, badge, words }) => {
    const end = words.x + (words.towards === 'right' ? 1 : -1) * wordsWidth(id);
    const far = words.towards === 'right' ? -BADGE_RADIUS : BADGE_RADIUS;
    return {
      from: Math.min(badge.x + far, end),
      to: Math.max(badge.x + far, end),
      level: badge.y,
    };
  });

const within = ({ x, y }: { x: number; y: number }, box: Box): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;

describe('the drawing of the board', () => {
  test('points out every part that the book tells of, once', () => {
    const pointed = views.flatMap((view) => view.callouts.map(({ id }) => id));
    expect(pointed.toSorted()).toEqual([...PART_IDS].toSorted());
    expect(parts.map(({ id }) => id).toSorted()).toEqual([...PART_IDS].toSorted());
  });

  test('writes no call-out over another', () => {
    const overwritten = views.flatMap((view) =>
      extents(view).flatMap((one, place) =>
        extents(view)
          .slice(place + 1)
          .filter((two) => one.level === two.level && one.from <= two.to && two.from <= one.to),
      ),
    );
    expect(overwritten).toEqual([]);
  });

  test('keeps badges and words inside the picture', () => {
    for (const view of views)
      for (const { from, to, level } of extents(view)) {
        expect(from).toBeGreaterThanOrEqual(view.box.x);
        expect(to).toBeLessThanOrEqual(view.box.x + view.box.width);
        expect(level - BADGE_RADIUS).toBeGreaterThanOrEqual(view.box.y);
        expect(level + BADGE_RADIUS).toBeLessThanOrEqual(view.box.y + view.box.height);
      }
  });

  test('begins every leader on the wood', () => {
    const side = sideView();
    const [above, beside] = views;
    const wood = { x: 0, y: 0, width: plan.width, height: plan.height };
    for (const { spot } of above?.callouts ?? []) expect(within(spot, wood)).toBe(true);
    const block = { x: 0, y: 0, width: side.width, height: side.height };
    for (const { spot } of beside?.callouts ?? []) expect(within(spot, block)).toBe(true);
  });

  test('points at the pit and the seeds it is told to', () => {
    const spotOf = (id: string) => views[0]?.callouts.find((one) => one.id === id)?.spot;
    expect(spotOf('pit')).toMatchObject({ x: plan.pits[1]?.x, y: plan.pits[1]?.y });
    expect(spotOf('seeds')).toMatchObject({ x: plan.pits[5]?.x, y: plan.pits[5]?.y });
  });

  test('draws round the six pits of a row, and round no other', () => {
    for (const side of ['south', 'north'] as const) {
      const outline = rowOutline(ayo.board, side);
      expect(plan.pits.filter((pit) => within(pit, outline)).map((pit) => pit.side)).toEqual(
        Array.from({ length: 6 }, () => side),
      );
    }
  });
});

describe('the drawing of the pod', () => {
  const measures = listed<unknown>('pods').map((one) => podSchema.parse(one));

  test('is in the proportion that the source gives', () => {
    for (const measure of measures) {
      const { lengthBar, widthBar } = podPicture(measure);
      const length = /h([\d.]+)/.exec(lengthBar)?.[1];
      const width = /v([\d.]+)/.exec(widthBar)?.[1];
      expect(Number(length) / Number(width)).toBeCloseTo(measure.lengthCm / measure.widthCm);
      expect(podPicture(measure).seeds).toHaveLength(measure.seeds);
    }
  });
});

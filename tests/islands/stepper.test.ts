import { describe, expect, test } from 'vitest';
import { filmOfLine } from '../../src/figures/line-film.ts';
import { Stepper } from '../../src/islands/state/stepper.svelte.ts';
import { phrasesOf } from '../../src/language/phrases.ts';

const film = filmOfLine({
  ruleset: 'ayo',
  start: '4 0 5 0 2 4 / 6 5 2 1 2 0  9-8  S',
  moves: ['6'],
  remarks: [],
  phrases: phrasesOf('en'),
});
const beats = film.beats.length;
const stepper = (unfolded = false): Stepper =>
  new Stepper(
    () => film,
    () => unfolded,
  );

describe('Stepping through an example', () => {
  test('it begins with the position before the move', () => {
    expect(stepper().beat.kind).toBe('start');
    expect(stepper().atStart).toBe(true);
  });

  test('one step is one beat, even when the seeds of the last one are still falling', () => {
    const reader = stepper();

    for (let press = 0; press < 4; press += 1) reader.forward();

    expect(reader.beatIndex).toBe(4);
  });

  test('a beat that moves comes to rest seed by seed', () => {
    const reader = stepper();
    reader.forward();
    reader.forward();
    expect(reader.settled).toBe(false);

    while (!reader.settled) reader.tick();

    expect(reader.beat.kind).toBe('sow');
    expect(reader.moment.places.hand).toEqual([]);
  });

  test('without motion a beat simply appears, settled', () => {
    const reader = stepper();
    reader.moving = false;

    reader.forward();
    reader.forward();

    expect(reader.settled).toBe(true);
  });

  test('unfolded, one step is one seed and the words tell that seed', () => {
    const reader = stepper(true);

    reader.forward();
    reader.forward();

    expect(reader.words).toBe('Seed 1 of 4: pit 7 now holds 1.');
  });

  test('unfolded, a reader put between two seeds stays there', () => {
    const reader = stepper(true);

    reader.goTo(2, 1);

    expect(reader.running).toBe(false);
    expect(reader.amidSeeds).toBe(true);
    expect(reader.words).toBe('Seed 2 of 4: pit 8 now holds 3.');
  });

  test('several seeds fall at one tick, but never into the next beat', () => {
    const reader = stepper();
    reader.goTo(2, 0);

    reader.tick(2);
    expect(reader.at - reader.beat.first).toBe(2);

    reader.tick(99);
    expect(reader.beatIndex).toBe(2);
    expect(reader.settled).toBe(true);
  });

  test('going on at the end stays at the end, going back at the start stays at the start', () => {
    const reader = stepper();
    reader.back();
    expect(reader.beatIndex).toBe(0);

    reader.last();
    reader.forward();

    expect(reader.beatIndex).toBe(beats - 1);
  });

  test('a place outside the film is brought inside', () => {
    const reader = stepper();

    reader.goTo(9999);
    expect(reader.beatIndex).toBe(beats - 1);

    reader.goTo(-3);
    expect(reader.beatIndex).toBe(0);
  });

  test('playing runs to the end by itself and stops there', () => {
    const reader = stepper();
    reader.togglePlay();

    for (let ticks = 0; reader.playing && ticks < 100; ticks += 1) reader.tick();

    expect(reader.atEnd).toBe(true);
    expect(reader.playing).toBe(false);
  });

  test('playing again at the end begins at the start', () => {
    const reader = stepper();
    reader.last();

    reader.togglePlay();

    expect(reader.atStart).toBe(true);
    expect(reader.playing).toBe(true);
  });

  test('any step of the reader stops the playing', () => {
    const reader = stepper();
    reader.togglePlay();

    reader.back();

    expect(reader.playing).toBe(false);
  });
});

describe('No moment shows a wrong count', () => {
  test.each(film.moments.map((moment, place) => [place, moment] as const))(
    'moment %i: pits, stores and hand hold all seeds',
    (_, { places }) => {
      const all = [
        ...places.pits.flat(),
        ...places.hand,
        ...places.stores.south,
        ...places.stores.north,
      ];

      expect(new Set(all).size).toBe(48);
      expect(all).toHaveLength(48);
    },
  );
});

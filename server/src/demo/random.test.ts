import { describe, expect, test } from 'vitest';
import { Random } from './random.ts';

const draw = (random: Random, count = 50) => Array.from({ length: count }, () => random.fraction());

describe('Random', () => {
  test('repeats itself for a seed and differs for another', () => {
    expect(draw(new Random('one'))).toEqual(draw(new Random('one')));
    expect(draw(new Random('one'))).not.toEqual(draw(new Random('two')));
  });

  test('gives a child choices that do not depend on what was drawn before', () => {
    const fresh = new Random('one');
    const used = new Random('one');
    draw(used);
    expect(draw(used.child('talent 5'))).toEqual(draw(fresh.child('talent 5')));
  });

  test('spreads fractions evenly from 0 to 1', () => {
    const fractions = draw(new Random('even'), 20_000);
    expect(Math.min(...fractions)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...fractions)).toBeLessThan(1);
    for (let tenth = 0; tenth < 10; tenth++) {
      const share = fractions.filter((value) => Math.floor(value * 10) === tenth).length;
      expect(share).toBeGreaterThan(1800);
      expect(share).toBeLessThan(2200);
    }
  });

  test('includes both ends of an int and samples without repeating', () => {
    const random = new Random('ends');
    expect(new Set(Array.from({ length: 200 }, () => random.int(1, 3)))).toEqual(new Set([1, 2, 3]));
    const sample = random.sample(['a', 'b', 'c', 'd'], 3);
    expect(new Set(sample).size).toBe(3);
    expect(random.sample(['a'], 5)).toEqual(['a']);
  });

  test('never picks what weighs nothing', () => {
    const random = new Random('weights');
    const picks = Array.from({ length: 300 }, () =>
      random.weighted([
        ['often', 9],
        ['never', 0],
        ['seldom', 1],
      ]),
    );
    expect(new Set(picks)).toEqual(new Set(['often', 'seldom']));
  });

  test('makes uuids of version 4 that do not repeat over many children', () => {
    const parent = new Random('ids');
    const uuids = Array.from({ length: 20_000 }, (_, index) => parent.child(`talent ${index}`).uuid());
    expect(new Set(uuids).size).toBe(uuids.length);
    expect(uuids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});

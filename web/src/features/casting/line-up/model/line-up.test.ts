import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arrange,
  firstToStand,
  groupsOf,
  heldGroup,
  moveBy,
  standAlso,
  standBeside,
  standGroup,
} from './arranging.ts';
import { arrangements, readAddress, writeAddress } from './line-up-address.ts';
import { columnsOf, placeFigures, scaleFor } from './stage-places.ts';

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { maxLength: 6 });
const arrangement = fc.constantFrom(...arrangements);
const sorted = (all: readonly number[]) => all.toSorted((one, other) => one - other);

describe('the address', () => {
  it('says what it is read from', () => {
    fc.assert(
      fc.property(ids, arrangement, (talents, arranged) => {
        const held = talents.length > 1 ? talents.slice(0, 2) : [];
        const written = writeAddress({ talents, arrange: arranged, held });
        expect(readAddress(new URLSearchParams(written))).toEqual({ talents, arrange: arranged, held });
      }),
    );
  });

  it('reads what people type', () => {
    const read = (text: string) => readAddress(new URLSearchParams(text));
    expect(read('talents=1,x,2,2,-3,4,5,6,7,8&arrange=odd&held=1')).toEqual({
      talents: [1, 2, 4, 5, 6, 7],
      arrange: 'pairs',
      held: [],
    });
    expect(read('talents=1,2&held=1,9').held).toEqual([]);
  });
});

describe('standing beside', () => {
  it('loses nobody and makes a pair', () => {
    fc.assert(
      fc.property(ids, fc.nat(), fc.nat(), arrangement, (all, one, other, arranged) => {
        const [who, beside] = [all[one % (all.length || 1)], all[other % (all.length || 1)]];
        if (who === undefined || beside === undefined) return;
        const next = standBeside(all, who, beside, arranged);
        expect(sorted(next)).toEqual(sorted(all));
        if (who === beside || all.length < 2 || arranged !== 'pairs') return;
        const pairs = groupsOf(next, 'pairs');
        const isLastAlone = all.length % 2 === 1 && [all.at(-1)].includes(beside);
        if (!isLastAlone)
          expect(pairs.some((pair) => pair.includes(who) && pair.includes(beside))).toBe(true);
      }),
    );
  });

  it('brings in somebody new while there is room, else in the place of whom they are put on', () => {
    expect(standBeside([1, 2, 3, 4], 9, 1, 'pairs')).toEqual([1, 9, 3, 4, 2]);
    expect(standBeside([1, 2, 3], 9, 3, 'pairs')).toEqual([1, 2, 3, 9]);
    expect(standBeside([1, 2, 3], 9, 1, 'family')).toEqual([1, 9, 2, 3]);
    expect(standBeside([1, 2, 3, 4, 5, 6], 9, 5, 'pairs')).toEqual([1, 2, 3, 4, 9, 6]);
    expect(standAlso([1, 2, 3, 4, 5, 6], 9)).toBeUndefined();
    expect(standAlso([1], 9)).toEqual([1, 9]);
  });

  it('begins with the first of each character, then the second', () => {
    const waiting = (user_id: number, id: number | null) => ({
      user_id,
      character: id === null ? null : { id },
    });
    const wings = [
      waiting(1, 7),
      waiting(2, 7),
      waiting(3, 8),
      waiting(4, null),
      waiting(5, 8),
      waiting(6, 8),
    ];
    expect(firstToStand(wings)).toEqual([1, 3, 4, 2, 5, 6]);
    expect(firstToStand([...wings, waiting(9, 9)])).toEqual([1, 3, 4, 9, 2, 5]);
    expect(firstToStand([])).toEqual([]);
  });

  it('moves by a step and stops at the ends', () => {
    expect(moveBy([1, 2, 3], 3, -1)).toEqual([1, 3, 2]);
    expect(moveBy([1, 2, 3], 3, 1)).toEqual([1, 2, 3]);
    expect(standGroup([1, 2, 3, 4, 5, 6], [9, 2])).toEqual([9, 2, 1, 3, 4, 5]);
    expect(standGroup([1, 2, 3, 4, 5, 6], [9, 2, 4])).toEqual([9, 2, 4]);
  });
});

describe('arrangements', () => {
  const person = (user_id: number, height_cm: number | null, age: number | null) => ({
    user_id,
    height_cm,
    screen_min_age: age,
    screen_max_age: age,
  });
  const people = [person(1, 178, 30), person(2, null, 12), person(3, 154, null)];
  const order = (how: (typeof arrangements)[number]) => arrange(people, how).map(({ user_id }) => user_id);

  it('put those without a height or an age last', () => {
    expect(order('height')).toEqual([3, 1, 2]);
    expect(order('age')).toEqual([2, 1, 3]);
    expect(order('pairs')).toEqual([1, 2, 3]);
  });

  it('have groups with a card', () => {
    expect(groupsOf([1, 2, 3, 4, 5], 'pairs')).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(groupsOf([1, 2, 3], 'family')).toEqual([[1, 2, 3]]);
    expect(groupsOf([1, 2, 3], 'height')).toEqual([
      [1, 2],
      [2, 3],
    ]);
    expect(groupsOf([1], 'family')).toEqual([]);
    expect(
      heldGroup(
        [
          [1, 2],
          [3, 4],
        ],
        [4, 3],
      ),
    ).toEqual([3, 4]);
    expect(heldGroup([[1, 2]], [7, 8])).toEqual([1, 2]);
    expect(heldGroup([], [])).toBeUndefined();
  });
});

describe('places on the stage', () => {
  const six = Array.from({ length: 6 }, () => ({ width: 150 }));

  it('pairs stand closer to each other than to the next pair', () => {
    const places = placeFigures(six, { width: 1200, arrangement: 'pairs' });
    const gaps = places.slice(1).map((place, at) => place - (places[at] ?? 0));
    expect(gaps[0]).toBe(134);
    expect(gaps[1]).toBeGreaterThan(200);
  });

  it('everyone else stands over their facts', () => {
    const { column, left } = columnsOf(6, 1200);
    expect(placeFigures(six, { width: 1200, arrangement: 'height' })).toEqual(
      six.map((_, at) => left + column * (at + 0.5)),
    );
    expect(placeFigures(six.slice(0, 1), { width: 1200, arrangement: 'pairs' })).toEqual([600]);
  });

  it('are as large as there is room for', () => {
    expect(scaleFor([50, 50], 1000, false)).toBe(3.3);
    expect(scaleFor([60, 60, 60, 60, 60, 60], 1000, false)).toBe(3);
    expect(scaleFor([60, 60, 60, 60, 60, 60], 300, false)).toBe(2.2);
    expect(scaleFor([], 300, true)).toBe(2.2);
  });
});

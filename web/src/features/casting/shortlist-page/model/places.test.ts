import { describe, expect, it } from 'vitest';
import { followerAt, placeAfterKey, placedBefore } from './places.ts';

describe('places on a list', () => {
  const order = [1, 2, 3, 4];

  it.each([
    [1, 3, [2, 1, 3, 4]],
    [4, 1, [4, 1, 2, 3]],
    [2, null, [1, 3, 4, 2]],
    // Who is not there any more is at the end.
    [2, 99, [1, 3, 4, 2]],
  ])('%i before %s', (id, follower, after) => expect(placedBefore(order, id, follower)).toEqual(after));

  it.each([0, 1, 2, 3])('whoever goes to place %i stands there', (place) => {
    for (const id of order)
      expect(placedBefore(order, id, followerAt(order, id, place)).indexOf(id)).toBe(place);
  });

  it.each([
    ['ArrowUp', 0, 0],
    ['ArrowDown', 24, 25],
    ['ArrowDown', 40, 40],
    ['PageUp', 4, 0],
    ['PageDown', 24, 34],
    ['PageDown', 35, 40],
    ['Home', 24, 0],
    ['End', 24, 40],
    ['x', 24, undefined],
  ])('%s from %i leads to %s', (key, at, to) => expect(placeAfterKey(key, at, 40)).toBe(to));
});

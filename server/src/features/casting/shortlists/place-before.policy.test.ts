import { describe, expect, test } from 'vitest';
import { placeBefore } from './place-before.policy.ts';

describe('a few of a list move', () => {
  test.each([
    ['up', [5], 2, [1, 5, 2, 3, 4]],
    ['down', [1], 4, [2, 3, 1, 4, 5]],
    ['to the end', [2], null, [1, 3, 4, 5, 2]],
    ['together, in the order given', [4, 1], 3, [2, 4, 1, 3, 5]],
    ['ahead of themselves, which leaves them there', [3], 3, [1, 2, 3, 4, 5]],
    ['ahead of one of themselves', [2, 3], 2, [1, 2, 3, 4, 5]],
    ['ahead of the last, which moves too', [5, 1], 5, [2, 3, 4, 5, 1]],
  ])('%s', (_how, named, follower, after) =>
    expect(placeBefore([1, 2, 3, 4, 5], named, follower)).toEqual(after),
  );
});

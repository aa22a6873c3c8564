import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeAgain } from './place-again.policy.ts';

describe('what was removed finds its place again', () => {
  test('one after the other and several at once', () => {
    expect(placeAgain([1, 3], [{ id: 2, position: 2 }])).toEqual([1, 2, 3]);
    // 3 was removed first, then 5, which stood fourth by then.
    const removed = [
      { id: 5, position: 4 },
      { id: 3, position: 3 },
    ];
    expect(placeAgain([1, 2, 4], removed)).toEqual([1, 2, 3, 4, 5]);
    expect(placeAgain([], [{ id: 9, position: 40 }])).toEqual([9]);
  });

  test('removing in any order and putting back the last first changes nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.array(fc.nat(11), { maxLength: 12 }), (size, picks) => {
        const list = Array.from({ length: size }, (_, at) => at + 1);
        const left = [...list];
        const removed: { id: number; position: number }[] = [];
        for (const pick of picks) {
          const [id] = left.splice(pick, 1);
          if (id !== undefined) removed.unshift({ id, position: pick + 1 });
        }
        expect(placeAgain(left, removed)).toEqual(list);
      }),
    );
  });
});

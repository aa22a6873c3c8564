import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inStableOrder } from './stable-order.ts';

const idOf = (id: number) => id;

describe('inStableOrder', () => {
  it('keeps the order and appends new items', () =>
    expect(inStableOrder([9, 3, 1, 2], [1, 2, 3], idOf)).toEqual([1, 2, 3, 9]));

  it('drops removed items', () => expect(inStableOrder([2], [1, 2, 3], idOf)).toEqual([2]));

  it('never loses or duplicates an item', () =>
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(20)), fc.uniqueArray(fc.nat(20)), (items, held) => {
        const shown = inStableOrder(items, held, idOf);
        expect(shown.toSorted()).toEqual(items.toSorted());
      }),
    ));
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inHeldOrder } from './held-order.ts';

const idOf = (id: number) => id;

describe('inHeldOrder', () => {
  it('keeps everybody where the pointer found them; who is new comes after', () =>
    expect(inHeldOrder([9, 3, 1, 2], [1, 2, 3], idOf)).toEqual([1, 2, 3, 9]));

  it('forgets who has gone', () => expect(inHeldOrder([2], [1, 2, 3], idOf)).toEqual([2]));

  it('never loses or doubles anybody', () =>
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(20)), fc.uniqueArray(fc.nat(20)), (items, held) => {
        const shown = inHeldOrder(items, held, idOf);
        expect(shown.toSorted()).toEqual(items.toSorted());
      }),
    ));
});

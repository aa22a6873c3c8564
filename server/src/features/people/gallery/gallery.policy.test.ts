import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrange } from './gallery.policy.ts';

const galleries = fc.uniqueArray(fc.integer({ min: 1, max: 1000 }), { maxLength: 30 });
const galleriesWithMoves = galleries.chain((ids) =>
  fc.record({
    ids: fc.constant(ids),
    moves: fc
      .subarray(ids)
      .chain((moved) =>
        fc.tuple(
          ...moved.map((id) => fc.record({ id: fc.constant(id), order: fc.integer({ min: 0, max: 99 }) })),
        ),
      ),
  }),
);

describe('arrange', () => {
  test('loses nothing and invents nothing', () => {
    fc.assert(
      fc.property(galleriesWithMoves, ({ ids, moves }) => {
        expect(arrange(ids, moves).sort()).toEqual([...ids].sort());
      }),
    );
  });

  test('those that were not moved keep their order', () => {
    fc.assert(
      fc.property(galleriesWithMoves, ({ ids, moves }) => {
        const isMoved = (id: number) => moves.some((placing) => placing.id === id);
        const others = (list: readonly number[]) => list.filter((id) => !isMoved(id));
        expect(others(arrange(ids, moves))).toEqual(others(ids));
      }),
    );
  });

  test('the same again changes nothing', () => {
    fc.assert(
      fc.property(galleriesWithMoves, ({ ids, moves }) => {
        const once = arrange(ids, moves);
        expect(arrange(once, moves)).toEqual(once);
      }),
    );
  });

  test('a moved item is at its new position, or last', () => {
    fc.assert(
      fc.property(galleries, fc.nat(), fc.nat(99), (ids, pick, order) => {
        const id = ids[pick % Math.max(1, ids.length)];
        if (id === undefined) return;
        expect(arrange(ids, [{ id, order }]).indexOf(id)).toBe(Math.min(order, ids.length - 1));
      }),
    );
  });

  test('a complete order becomes the order', () => {
    fc.assert(
      fc.property(galleries, fc.infiniteStream(fc.nat()), (ids, numbers) => {
        const wanted = [...ids].sort(() => ((numbers.next().value ?? 0) % 2 ? 1 : -1));
        expect(
          arrange(
            ids,
            wanted.map((id, order) => ({ id, order })),
          ),
        ).toEqual(wanted);
      }),
    );
  });
});

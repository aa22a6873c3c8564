import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnsOf, moveInGrid } from './grid-moves.ts';

const from = (at: number) => ({ at, count: 9, columns: 4 });

describe('moveInGrid', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 3, 4],
    ['ArrowRight', 8, 8],
    ['ArrowLeft', 4, 3],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 1, 5],
    ['ArrowDown', 4, 8],
    ['ArrowDown', 6, 8],
    ['ArrowDown', 8, 8],
    ['ArrowUp', 6, 2],
    ['ArrowUp', 2, 2],
    ['Home', 7, 0],
    ['End', 0, 8],
  ])('%s leads from %i to %i', (key, at, to) => {
    expect(moveInGrid(key, from(at))).toBe(to);
  });

  it('ignores other keys', () => {
    expect(moveInGrid('s', from(3))).toBeUndefined();
  });

  it('stays within the page', () => {
    const keys = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End');
    const places = fc
      .tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 6 }), fc.nat())
      .map(([count, columns, any]) => ({ count, columns, at: any % count }));
    fc.assert(
      fc.property(keys, places, (key, place) => {
        const to = moveInGrid(key, place);
        expect(to).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThan(place.count);
      }),
    );
  });
});

describe('columnsOf', () => {
  it('counts the items level with the first', () => {
    const list = document.createElement('ul');
    for (const top of [0, 0, 0, 280, 280]) {
      const item = document.createElement('li');
      Object.defineProperty(item, 'offsetTop', { value: top });
      list.append(item);
    }
    expect(columnsOf(list)).toBe(3);
    expect(columnsOf(document.createElement('ul'))).toBe(1);
  });
});

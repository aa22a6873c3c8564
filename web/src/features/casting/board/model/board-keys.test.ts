import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrowKeys, type BoardGrid, nextPlace, nextTarget } from './board-keys.ts';

/** Two columns of faces in the first cell, one in the others. */
const grid: BoardGrid = {
  counts: [
    [3, 1, 0, 1, 0],
    [0, 0, 0, 0, 0],
    [1, 0, 2, 0, 0],
  ],
  sideBySide: [2, 1, 1, 1, 1],
};
const walk = (from: string, keys: string) => {
  const [row = 0, column = 0, index = 0] = from.split(',').map(Number);
  let at = { row, column, index };
  for (const letter of keys) {
    const key = { l: 'ArrowLeft', r: 'ArrowRight', u: 'ArrowUp', d: 'ArrowDown', h: 'Home', e: 'End' }[
      letter
    ];
    const next = nextPlace(grid, at, arrowKeys.find((one) => one === key) ?? 'Home');
    if (next) at = next;
  }
  return `${at.row},${at.column},${at.index}`;
};

describe('arrows between cards', () => {
  test.each([
    ['0,0,0', 'r', '0,0,1'],
    ['0,0,1', 'r', '0,1,0'],
    ['0,1,0', 'r', '0,3,0'],
    ['0,3,0', 'r', '0,3,0'],
    ['0,3,0', 'll', '0,0,1'],
    ['0,0,2', 'r', '0,1,0'],
    ['0,0,2', 'l', '0,0,2'],
    ['0,0,0', 'd', '0,0,2'],
    ['0,0,1', 'd', '0,0,2'],
    ['0,0,2', 'd', '2,0,0'],
    ['0,3,0', 'd', '2,2,0'],
    ['2,2,0', 'd', '2,2,1'],
    ['2,2,0', 'u', '0,1,0'],
    ['2,0,0', 'u', '0,0,2'],
    ['0,0,2', 'e', '0,3,0'],
    ['0,3,0', 'h', '0,0,0'],
  ])('%s %s leads to %s', (from, keys, to) => {
    expect(walk(from, keys)).toBe(to);
  });

  test('whatever is pressed on whatever board leads to a card', () => {
    const someGrid = fc
      .integer({ min: 1, max: 5 })
      .chain((columns) =>
        fc.record({
          counts: fc.array(fc.array(fc.nat(4), { minLength: columns, maxLength: columns }), {
            minLength: 1,
            maxLength: 6,
          }),
          sideBySide: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: columns, maxLength: columns }),
        }),
      )
      .filter(({ counts }) => counts.some((row) => row.some((count) => count > 0)));
    fc.assert(
      fc.property(someGrid, fc.array(fc.constantFrom(...arrowKeys), { maxLength: 30 }), (board, keys) => {
        const row = board.counts.findIndex((cells) => cells.some((count) => count > 0));
        const column = board.counts[row]?.findIndex((count) => count > 0) ?? 0;
        let at = { row, column, index: 0 };
        for (const key of keys) {
          at = nextPlace(board, at, key) ?? at;
          expect(board.counts[at.row]?.[at.column]).toBeGreaterThan(at.index);
          expect(at.index).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

describe('arrows with a card in hand', () => {
  const from = { row: 0, column: 0, index: 1 };
  test('take it through its own cell, then to the cells beside', () => {
    expect(nextTarget(grid, from, from, 'ArrowDown')).toEqual({ row: 0, column: 0, index: 2 });
    expect(nextTarget(grid, from, { ...from, index: 2 }, 'ArrowDown')).toEqual({
      row: 1,
      column: 0,
      index: 0,
    });
    expect(nextTarget(grid, from, { row: 1, column: 0, index: 0 }, 'ArrowUp')).toEqual(from);
    expect(nextTarget(grid, from, from, 'ArrowRight')).toEqual({ row: 0, column: 1, index: 0 });
    expect(nextTarget(grid, from, { row: 0, column: 4, index: 0 }, 'ArrowRight')).toBeUndefined();
    expect(nextTarget(grid, from, from, 'End')).toEqual({ row: 0, column: 0, index: 2 });
    expect(nextTarget(grid, from, { ...from, index: 0 }, 'ArrowUp')).toBeUndefined();
  });
});

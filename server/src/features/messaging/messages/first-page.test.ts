import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstPageOf } from './first-page.ts';

describe('firstPageOf', () => {
  test.each([
    ['at its end', { last_seq: 500, unread_from: null }, undefined, { range: 'newest', limit: 50 }],
    [
      'at its end when what is new is there',
      { last_seq: 500, unread_from: 470 },
      undefined,
      { range: 'newest', limit: 50 },
    ],
    [
      'a little before what is new',
      { last_seq: 500, unread_from: 430 },
      undefined,
      { range: { from: 425 }, limit: 76 },
    ],
    [
      'with a hundred at most',
      { last_seq: 500, unread_from: 100 },
      undefined,
      { range: { from: 95 }, limit: 100 },
    ],
    ['at its beginning', { last_seq: 500, unread_from: 1 }, undefined, { range: { from: 1 }, limit: 100 }],
    ['around a place', { last_seq: 500, unread_from: null }, 200, { range: { from: 175 }, limit: 50 }],
    ['around the last place', { last_seq: 500, unread_from: null }, 500, { range: { from: 451 }, limit: 50 }],
    [
      'around a place it does not have',
      { last_seq: 3, unread_from: null },
      900,
      { range: { from: 1 }, limit: 50 },
    ],
  ] as const)('%s', (_name, position, around, expected) => {
    expect(firstPageOf(position, 50, around)).toEqual(expected);
  });

  test('the first unread message and the requested seq are always on the page', () => {
    const places = fc
      .integer({ min: 1, max: 60_000 })
      .chain((last_seq) => fc.tuple(fc.constant(last_seq), fc.integer({ min: 1, max: last_seq })));
    fc.assert(
      fc.property(
        places,
        fc.integer({ min: 1, max: 100 }),
        fc.boolean(),
        ([last_seq, at], limit, isAround) => {
          const position = { last_seq, unread_from: isAround ? null : at };
          const { range, limit: maxSize } = firstPageOf(position, limit, isAround ? at : undefined);
          const from = range !== 'newest' && 'from' in range ? range.from : last_seq - maxSize + 1;
          expect(maxSize).toBeLessThanOrEqual(100);
          expect(from).toBeLessThanOrEqual(at);
          expect(from + maxSize).toBeGreaterThan(at);
        },
      ),
    );
  });
});

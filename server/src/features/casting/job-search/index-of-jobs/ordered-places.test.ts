import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bitsFor, setBit } from './bits.ts';
import { OrderedPlaces } from './ordered-places.ts';

const places = 5000;
/** An order in which neighbours are far apart. */
const keyOf = (place: number) => (place * 7919) % places;
const ordered = () => {
  const order = new OrderedPlaces((one, other) => keyOf(one) - keyOf(other));
  order.fill(places);
  return order;
};

test('a few and many come in the same order, as far as they are wanted', () => {
  const order = ordered();
  const all = Array.from({ length: places }, (_, place) => place).sort(
    (one, other) => keyOf(one) - keyOf(other),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(1, 3, 700),
      fc.nat(places - 1),
      fc.integer({ min: 1, max: 40 }),
      (step, first, most) => {
        const wanted = new Set([first, 0, 31, 32, places - 1]);
        for (let place = first; place < places; place += step) wanted.add(place);
        const bits = bitsFor(places);
        for (const place of wanted) setBit(bits, place);
        const found: number[] = [];
        order.visit(bits, (place) => found.push(place) < most);
        expect(found).toEqual(all.filter((place) => wanted.has(place)).slice(0, most));
      },
    ),
    { numRuns: 60 },
  );
});

import { type Bits, countBits, hasBit, placesIn } from './bits.ts';

/** Up to so many are sorted faster than they are found among all. */
const few = 2048;

/** Places in an order that stays as they are added. */
export class OrderedPlaces {
  readonly #compare: (one: number, other: number) => number;
  #places = new Int32Array(64);
  #count = 0;

  constructor(compare: (one: number, other: number) => number) {
    this.#compare = compare;
  }

  /** Many at once, before any other. */
  fill(count: number): void {
    this.#places = Int32Array.from({ length: count + 64 }, (_, place) => place);
    this.#count = count;
    this.#places.subarray(0, count).sort(this.#compare);
  }

  add(place: number): void {
    if (this.#count === this.#places.length) {
      const longer = new Int32Array(this.#count * 2);
      longer.set(this.#places);
      this.#places = longer;
    }
    let [from, to] = [0, this.#count];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (this.#compare(this.#places[middle] ?? 0, place) <= 0) from = middle + 1;
      else to = middle;
    }
    this.#places.copyWithin(from + 1, from, this.#count);
    this.#places[from] = place;
    this.#count += 1;
  }

  /** Those in the set, in this order, until `take` says that it has enough. */
  visit(bits: Bits, take: (place: number) => boolean): void {
    if (this.#count > few && countBits(bits) <= few) {
      placesIn(bits).toSorted(this.#compare).every(take);
      return;
    }
    for (let at = 0; at < this.#count; at += 1) {
      const place = this.#places[at] ?? 0;
      if (hasBit(bits, place) && !take(place)) return;
    }
  }

  /** The first places, as long as this holds. */
  first(from: number, holds: (place: number) => boolean): number[] {
    const found: number[] = [];
    for (let at = from; at < this.#count; at += 1) {
      const place = this.#places[at] ?? 0;
      if (!holds(place)) break;
      found.push(place);
    }
    return found;
  }
}

import { type Bits, bitsFor, countBoth, hasBit, setBit } from './bits.ts';

/** Below this, a list is as good. */
const leastForBits = 512;

/**
 * Places that only ever become more: a list while they are few, a bitmap once that takes less memory.
 */
export class PlaceSet {
  #list = new Uint32Array(2);
  #bits: Bits | undefined;
  #count = 0;

  /** Places are added in rising order, each once. */
  add(place: number): void {
    if (this.#bits) {
      if (place >= this.#bits.length * 32) this.#grow(place);
      setBit(this.#bits, place);
    } else {
      if (this.#count === this.#list.length) {
        const longer = new Uint32Array(this.#count * 2);
        longer.set(this.#list);
        this.#list = longer;
      }
      this.#list[this.#count] = place;
      if (this.#count >= leastForBits && this.#count * 32 > place) this.#toBits(place);
    }
    this.#count += 1;
  }

  #grow(place: number): void {
    const larger = bitsFor(place * 1.5 + 64);
    if (this.#bits) larger.set(this.#bits);
    this.#bits = larger;
  }

  #toBits(place: number): void {
    this.#grow(place);
    for (let at = 0; at <= this.#count; at += 1) if (this.#bits) setBit(this.#bits, this.#list[at] ?? 0);
    this.#list = new Uint32Array(0);
  }

  has(place: number): boolean {
    if (this.#bits) return hasBit(this.#bits, place);
    return this.#list.subarray(0, this.#count).includes(place);
  }

  addTo(bits: Bits): void {
    const own = this.#bits;
    if (own) {
      const length = Math.min(own.length, bits.length);
      for (let at = 0; at < length; at += 1) bits[at] = (bits[at] ?? 0) | (own[at] ?? 0);
    } else {
      for (let at = 0; at < this.#count; at += 1) setBit(bits, this.#list[at] ?? 0);
    }
  }

  countIn(bits: Bits): number {
    if (this.#bits) return countBoth(bits, this.#bits);
    let count = 0;
    for (let at = 0; at < this.#count; at += 1) count += Number(hasBit(bits, this.#list[at] ?? 0));
    return count;
  }
}

/** A set of places for each value. */
export class PlacesOf<Value> {
  readonly #sets = new Map<Value, PlaceSet>();

  /** Whether the value is new. */
  add(value: Value, place: number): boolean {
    const known = this.#sets.get(value);
    const set = known ?? new PlaceSet();
    if (!known) this.#sets.set(value, set);
    set.add(place);
    return !known;
  }

  find(value: Value): PlaceSet | undefined {
    return this.#sets.get(value);
  }

  /** Places with any of these values. */
  any(values: Iterable<Value>, places: number): Bits {
    const bits = bitsFor(places);
    for (const value of values) this.#sets.get(value)?.addTo(bits);
    return bits;
  }

  /** Places with any of the values that this one has. */
  sharing(place: number, places: number): Bits {
    const bits = bitsFor(places);
    for (const set of this.#sets.values()) if (set.has(place)) set.addTo(bits);
    return bits;
  }

  /** How many of these places have each value; those that none has are left out. */
  countIn(bits: Bits): { id: Value; count: number }[] {
    return [...this.#sets]
      .map(([id, set]) => ({ id, count: set.countIn(bits) }))
      .filter(({ count }) => count > 0);
  }
}

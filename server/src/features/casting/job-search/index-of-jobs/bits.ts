/** A set of places, one bit each. */
export type Bits = Uint32Array;

export const bitsFor = (places: number): Bits => new Uint32Array((places + 31) >>> 5);
export const hasBit = (bits: Bits, place: number): boolean =>
  (((bits[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1;
export const setBit = (bits: Bits, place: number): void => {
  bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31));
};
export const clearBit = (bits: Bits, place: number): void => {
  bits[place >>> 5] = (bits[place >>> 5] ?? 0) & ~(1 << (place & 31));
};

const countWord = (word: number): number => {
  let left = word - ((word >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

export function countBits(bits: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) count += countWord(bits[at] ?? 0);
  return count;
}

/** The places that are in it, rising. */
export function placesIn(bits: Bits): number[] {
  const places: number[] = [];
  for (let at = 0; at < bits.length; at += 1)
    for (let left = bits[at] ?? 0; left !== 0; left &= left - 1)
      places.push(at * 32 + 31 - Math.clz32(left & -left));
  return places;
}

/** How many are in both. */
export function countBoth(one: Bits, other: Bits): number {
  let count = 0;
  const length = Math.min(one.length, other.length);
  for (let at = 0; at < length; at += 1) count += countWord((one[at] ?? 0) & (other[at] ?? 0));
  return count;
}

export function bothOf(one: Bits, other: Bits): Bits {
  const both = new Uint32Array(one.length);
  for (let at = 0; at < both.length; at += 1) both[at] = (one[at] ?? 0) & (other[at] ?? 0);
  return both;
}

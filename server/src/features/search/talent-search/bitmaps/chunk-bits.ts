import { bitmapsOf, chunkSize } from '../facets.ts';
import type { ChunkBits } from './rebuild.queries.ts';

/** The bitmaps of one chunk, from what is true of each of its people. */
export function toChunkBits(people: Iterable<{ talentNo: number; facets: readonly number[] }>): ChunkBits[] {
  const bitmaps = new Map<number, Uint8Array>();
  for (const { talentNo, facets } of people) {
    const place = talentNo % chunkSize;
    for (const one of facets.flatMap(bitmapsOf)) {
      const bits = bitmaps.get(one) ?? new Uint8Array(chunkSize / 8);
      bitmaps.set(one, bits);
      bits[place >> 3] = (bits[place >> 3] ?? 0) | (0x80 >> (place & 7));
    }
  }
  return [...bitmaps]
    .sort(([one], [other]) => one - other)
    .map(([facet, bits]) => ({ facet, bits: Buffer.from(bits).toString('hex') }));
}

import type { JobSort } from '@callboard/contract/casting/job-values';
import { type Bits, bothOf, countBits } from './bits.ts';
import { type JobReader, type JobWishes, takeApart } from './group-bits.ts';
import type { JobIndex } from './job-index.ts';

interface OnePage {
  readonly limit: number;
  readonly offset: number;
}

export interface PageOfJobs {
  readonly total: number;
  readonly ids: readonly number[];
}

function take(
  index: JobIndex,
  passes: readonly Bits[],
  sort: keyof JobIndex['orders'],
  page: OnePage,
): number[] {
  const found: number[] = [];
  let left = page.offset;
  for (const bits of passes) {
    if (found.length === page.limit) break;
    const many = countBits(bits);
    if (left >= many) {
      left -= many;
      continue;
    }
    index.orders[sort].visit(bits, (place) => {
      if (left > 0) left -= 1;
      else found.push(place);
      return found.length < page.limit;
    });
  }
  return found;
}

/** Above every percentage: what fits comes before what does not. */
const fitting = 128;

/** By how well the reader fits; of the same, the newest first. */
function takeBest(index: JobIndex, bits: Bits, { fits }: JobReader, { limit, offset }: OnePage): number[] {
  const ranks = new Uint8Array(index.places);
  const counts = new Uint32Array(256);
  index.orders.newest.visit(bits, (place) => {
    const fit = (fits.fitting[place >>> 5] ?? 0) & (1 << (place & 31)) ? fitting : 0;
    const rank = fit + (fits.percents[place] ?? 0);
    ranks[place] = rank;
    counts[rank] = (counts[rank] ?? 0) + 1;
    return true;
  });
  // Where the places of each rank begin among all, the best rank first.
  const next = new Uint32Array(256);
  for (let rank = 254; rank >= 0; rank -= 1) next[rank] = (next[rank + 1] ?? 0) + (counts[rank + 1] ?? 0);
  const found: number[] = [];
  index.orders.newest.visit(bits, (place) => {
    const rank = ranks[place] ?? 0;
    const at = next[rank] ?? 0;
    next[rank] = at + 1;
    if (at >= offset && at < offset + limit) found[at - offset] = place;
    return true;
  });
  return found;
}

/** One page and how many there are. Whoever is nobody's match reads the newest first. */
export function pageOfJobs(
  index: JobIndex,
  wishes: JobWishes,
  reader: JobReader | undefined,
  sort: JobSort,
  page: OnePage,
): PageOfJobs {
  const bits = takeApart(index, wishes, reader).without();
  const places =
    sort === 'match' && reader
      ? takeBest(index, bits, reader, page)
      : take(index, passesOf(index, bits, sort, wishes), sort === 'match' ? 'newest' : sort, page);
  return { total: countBits(bits), ids: places.map((place) => index.ids[place] ?? 0) };
}

/** What has closed is not closing soon. */
function passesOf(index: JobIndex, bits: Bits, sort: JobSort, { activeJobs }: JobWishes): readonly Bits[] {
  if (sort !== 'closing' || activeJobs) return [bits];
  const open = bothOf(bits, index.searched(true));
  return [open, bits.map((word, at) => word & ~(open[at] ?? 0))];
}

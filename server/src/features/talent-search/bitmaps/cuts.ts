import type { SortKeys } from './rows.queries.ts';

/** Where the first half, quarter, eighth ... of an order begin: one of the three is set. */
export interface Cut {
  readonly facet: number;
  readonly score: number | null;
  readonly last_active_at: Date | null;
  readonly name_key: string | null;
}

/** By bytes, as the database compares. */
const isAtOrBefore = (name: string, mark: string) =>
  Buffer.compare(Buffer.from(name), Buffer.from(mark)) <= 0;

const isWithin = (keys: SortKeys, cut: Cut) =>
  (cut.score !== null && keys.score >= cut.score) ||
  (cut.last_active_at !== null && keys.last_active_at >= cut.last_active_at) ||
  (cut.name_key !== null && isAtOrBefore(keys.name_key, cut.name_key));

/** Among the first so many of which orders somebody is. */
export const cutFacets = (keys: SortKeys, cuts: readonly Cut[]): number[] =>
  cuts.filter((cut) => isWithin(keys, cut)).map(({ facet }) => facet);

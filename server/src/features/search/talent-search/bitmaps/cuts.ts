import type { SortKeys } from './rows.queries.ts';

/** The last talent in the first half, quarter, eighth ... of an order. One of the three keys is set. */
export interface Cut {
  readonly facet: number;
  readonly score: number | null;
  readonly last_active_at: Date | null;
  readonly name_key: string | null;
  readonly talent_no: number;
}

/** Compares bytes, as the database does. */
const byBytes = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other));

/** Negative before the cut, zero for the same key. */
function compareToCut(keys: SortKeys, { score, last_active_at, name_key }: Cut): number {
  if (score !== null) return score - keys.score;
  if (last_active_at !== null) return last_active_at.getTime() - keys.last_active_at.getTime();
  return byBytes(keys.name_key, name_key ?? '');
}

const isWithin = (talentNo: number, keys: SortKeys, cut: Cut) => {
  const order = compareToCut(keys, cut);
  return order < 0 || (order === 0 && talentNo <= cut.talent_no);
};

/** The cuts this talent is in. */
export const cutFacets = (talentNo: number, keys: SortKeys, cuts: readonly Cut[]): number[] =>
  cuts.filter((cut) => isWithin(talentNo, keys, cut)).map(({ facet }) => facet);

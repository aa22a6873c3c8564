import type { TalentSort } from '@callboard/contract/search/search-limits';
import type { SortKeys } from './rows.queries.ts';

export type CutSort = TalentSort;

/** The last talent in the first half, quarter, eighth ... of an order. One of the keys is set. */
export interface Cut {
  readonly sort: CutSort;
  readonly facet: number;
  readonly score: number | null;
  readonly last_active_at: Date | null;
  readonly name_key: string | null;
  readonly listed_at: Date | null;
  /** A playing age or a height. */
  readonly number: number | null;
  readonly talent_no: number;
}

/** Compares bytes, as the database does. */
const byBytes = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other));
const timeOf = (time: Date | null) => time?.getTime() ?? 0;

/** Negative before the cut, zero for the same key. */
const compareToCut: Readonly<Record<CutSort, (keys: SortKeys, cut: Cut) => number>> = {
  match: (keys, { score }) => (score ?? 0) - keys.score,
  active: (keys, { last_active_at }) => timeOf(last_active_at) - timeOf(keys.last_active_at),
  name: (keys, { name_key }) => byBytes(keys.name_key, name_key ?? ''),
  newest: (keys, { listed_at }) => timeOf(listed_at) - timeOf(keys.listed_at),
  youngest: (keys, { number }) => keys.youngest - (number ?? 0),
  oldest: (keys, { number }) => (number ?? 0) - keys.oldest,
  tallest: (keys, { number }) => (number ?? 0) - keys.tallest,
  shortest: (keys, { number }) => keys.shortest - (number ?? 0),
};

const isWithin = (talentNo: number, keys: SortKeys, cut: Cut) => {
  const order = compareToCut[cut.sort](keys, cut);
  return order < 0 || (order === 0 && talentNo <= cut.talent_no);
};

/** The cuts this talent is in. */
export const cutFacets = (talentNo: number, keys: SortKeys, cuts: readonly Cut[]): number[] =>
  cuts.filter((cut) => isWithin(talentNo, keys, cut)).map(({ facet }) => facet);

import type { Arguments } from '@callboard/contract/endpoint';
import { readFilters, toFilterQuery } from '@callboard/contract/search/filter-address';
import type { saveSearch } from '@callboard/contract/search/saved-searches';
import type { FilterName, TalentFilters } from '@callboard/contract/search/talent-filters';

/** Describes an active filter: "Height 155–172 cm". */
export type NameFilter = (filter: FilterName, filters: TalentFilters) => string;

/** Both ends of a range are named once. */
export const nameFilters = (
  names: readonly FilterName[],
  filters: TalentFilters,
  nameFilter: NameFilter,
): string => [...new Set(names.map((name) => nameFilter(name, filters)))].join(', ');

type WireFilters = Arguments<typeof saveSearch>['body']['filters'];

type Written = Readonly<Record<string, string | string[] | undefined>>;

export function toWire(filters: TalentFilters): WireFilters {
  const query = toFilterQuery(filters);
  const accepted = Object.keys(readFilters(query)).length;
  const isAccepted = (written: Written): written is WireFilters => Object.keys(written).length === accepted;
  if (!isAccepted(query)) throw new RangeError('These filters cannot be asked for together');
  return query;
}

import type { Arguments } from '@callboard/contract/endpoint';
import type { saveSearch } from '@callboard/contract/search/saved-searches';
import {
  type FilterName,
  type TalentFilters,
  TalentFilters as TalentFiltersSchema,
  toFilterQuery,
} from '@callboard/contract/search/talent-filters';

/** Describes an active filter: "Height 155–172 cm". */
export type NameFilter = (filter: FilterName, filters: TalentFilters) => string;

/** Both ends of a range are named once. */
export const nameFilters = (
  names: readonly FilterName[],
  filters: TalentFilters,
  nameFilter: NameFilter,
): string => [...new Set(names.map((name) => nameFilter(name, filters)))].join(', ');

type WireFilters = Arguments<typeof saveSearch>['body']['filters'];

const isWireFilters = (query: unknown): query is WireFilters => TalentFiltersSchema.safeParse(query).success;

export function toWire(filters: TalentFilters): WireFilters {
  const query = toFilterQuery(filters);
  if (!isWireFilters(query)) throw new RangeError('These filters cannot be asked for together');
  return query;
}

import type { Arguments } from '@callboard/contract/endpoint';
import type { saveSearch } from '@callboard/contract/search/saved-searches';
import {
  type TalentFilters,
  TalentFilters as TalentFiltersSchema,
  toFilterQuery,
} from '@callboard/contract/search/talent-filters';

type WireFilters = Arguments<typeof saveSearch>['body']['filters'];

const isWire = (query: unknown): query is WireFilters => TalentFiltersSchema.safeParse(query).success;

/** Filters as a request carries them. What was read from an address can always be written again. */
export function toWire(filters: TalentFilters): WireFilters {
  const query = toFilterQuery(filters);
  if (!isWire(query)) throw new RangeError('These filters cannot be asked for together');
  return query;
}

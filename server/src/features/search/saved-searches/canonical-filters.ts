import { toFilterQuery } from '@callboard/contract/search/filter-address';
import { TalentFilters, type WireFilters } from '@callboard/contract/search/talent-filters';
import type { z } from 'zod';

/** jsonb does not keep the order of keys. Filters that are no longer valid stay as they are. */
export function canonicalFilters(stored: z.output<typeof WireFilters>) {
  const { success, data } = TalentFilters.safeParse(stored);
  return success ? toFilterQuery(data) : stored;
}

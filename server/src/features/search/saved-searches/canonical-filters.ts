import { TalentFilters, toFilterQuery, type WireFilters } from '@callboard/contract/search/talent-filters';
import type { z } from 'zod';

/** The one way filters are written, which a database does not keep; those of another time stay as they are. */
export function canonicalFilters(stored: z.output<typeof WireFilters>) {
  const { success, data } = TalentFilters.safeParse(stored);
  return success ? toFilterQuery(data) : stored;
}

import { TalentFilters, toFilterQuery, type WireFilters } from '@callboard/contract/search/talent-filters';
import type { z } from 'zod';

/** The one way filters are written, which a database does not keep; those of another time stay as they are. */
export function canonicalFilters(kept: z.output<typeof WireFilters>) {
  const { success, data } = TalentFilters.safeParse(kept);
  return success ? toFilterQuery(data) : kept;
}

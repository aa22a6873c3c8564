import { contextFilters } from '@callboard/contract/search/filter-groups';
import { type TalentFilters, toFilterQuery } from '@callboard/contract/search/talent-filters';

/** The same filters with some said anew; what is undefined is taken off. */
export const changed = (filters: TalentFilters, patch: TalentFilters): TalentFilters =>
  Object.fromEntries(Object.entries({ ...filters, ...patch }).filter(([, value]) => value !== undefined));

const context: ReadonlySet<string> = new Set(contextFilters);

/** Who is cast, who searches and who is liked stay: they keep nobody out. */
export const cleared = (filters: TalentFilters): TalentFilters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => context.has(name)));

/** Two searches that ask the same have the same key. */
export const keyOf = (filters: TalentFilters): string => JSON.stringify(toFilterQuery(filters));

/** Added, or taken off again; an empty list asks for nothing. */
export function toggled(
  ids: readonly number[] | undefined,
  changes: readonly number[],
): number[] | undefined {
  const now = new Set(ids);
  const isOn = changes.some((id) => now.has(id));
  for (const id of changes) {
    if (isOn) now.delete(id);
    else now.add(id);
  }
  const next = [...now].sort((one, other) => one - other);
  return next.length > 0 ? next : undefined;
}

import { toFilterQuery } from '@callboard/contract/search/filter-address';
import { contextFilters } from '@callboard/contract/search/filter-groups';
import type { TalentFilters } from '@callboard/contract/search/talent-filters';

/** The functions keep their identity between renders. */
export interface Editor {
  /** Applies right away. */
  readonly change: (patch: TalentFilters) => void;
  /** Part of a longer change, such as dragging a slider. */
  readonly move: (patch: TalentFilters) => void;
  /** The drag has ended. */
  readonly settle: () => void;
}

export interface EditedFilters {
  readonly filters: TalentFilters;
  readonly editor: Editor;
  /** Replaces all filters. */
  readonly replaceAll: (filters: TalentFilters) => void;
}

/** Writes the filters to the URL. A drag replaces its own history entry. */
export type OnFilters = (filters: TalentFilters, how?: { readonly replace: boolean }) => void;

/** The filters with some changed; undefined removes one. */
export const changed = (filters: TalentFilters, patch: TalentFilters): TalentFilters =>
  Object.fromEntries(Object.entries({ ...filters, ...patch }).filter(([, value]) => value !== undefined));

const context: ReadonlySet<string> = new Set(contextFilters);

/** Keeps the character, the recruiter and "similar to", because they hide no one. */
export const cleared = (filters: TalentFilters): TalentFilters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => context.has(name)));

/** Equal for equal searches. */
export const keyOf = (filters: TalentFilters): string => JSON.stringify(toFilterQuery(filters));

/** An empty list removes the filter. */
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

const isSame = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (!Array.isArray(one) || !Array.isArray(other)) return false;
  return one.length === other.length && one.every((entry, index) => Object.is(entry, other[index]));
};

/** Compares lists of ids by content: parsing the address again creates new arrays. */
export function sameProps<Props extends object>(before: Props, after: Props): boolean {
  const now = new Map(Object.entries(after));
  const old = Object.entries(before);
  return old.length === now.size && old.every(([name, value]) => isSame(value, now.get(name)));
}

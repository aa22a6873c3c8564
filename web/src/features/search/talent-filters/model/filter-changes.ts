import { toFilterQuery } from '@callboard/contract/search/filter-address';
import { contextFilters } from '@callboard/contract/search/filter-groups';
import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import * as live from '../../../../shared/lib/live-filters.ts';

export type Editor = live.Editor<TalentFilters>;
export type EditedFilters = live.EditedFilters<TalentFilters>;
export type OnFilters = live.OnFilters<TalentFilters>;

/** The filters with some changed; undefined removes one. */
export const changed = (filters: TalentFilters, patch: TalentFilters): TalentFilters =>
  Object.fromEntries(Object.entries({ ...filters, ...patch }).filter(([, value]) => value !== undefined));

const context: ReadonlySet<string> = new Set(contextFilters);

/** Keeps the character, the recruiter and "similar to", because they hide no one. */
export const cleared = (filters: TalentFilters): TalentFilters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => context.has(name)));

/** Equal for equal searches. */
export const keyOf = (filters: TalentFilters): string => JSON.stringify(toFilterQuery(filters));

const rules = { changed, keyOf } as const;

export const useLiveFilters = (address: TalentFilters, onFilters: OnFilters): EditedFilters =>
  live.useLiveFilters(address, rules, onFilters);
export const useDraftFilters = (address: TalentFilters): EditedFilters =>
  live.useDraftFilters(address, rules);

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

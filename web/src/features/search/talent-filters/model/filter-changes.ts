import { contextFilters } from '@callboard/contract/search/filter-groups';
import { type TalentFilters, toFilterQuery } from '@callboard/contract/search/talent-filters';

/** What every control of the panel edits with. The functions stay the same from one drawing to the next. */
export interface Editor {
  /** A choice: applies right away. */
  readonly change: (patch: TalentFilters) => void;
  /** Part of a longer move, such as a thumb being pulled. */
  readonly move: (patch: TalentFilters) => void;
  /** The move is over. */
  readonly settle: () => void;
}

export interface EditedFilters {
  readonly filters: TalentFilters;
  readonly editor: Editor;
  /** Replaces all filters. */
  readonly replaceAll: (filters: TalentFilters) => void;
}

/** Where filters go: into the address. A move writes over its own last step. */
export type OnFilters = (filters: TalentFilters, how?: { readonly replace: boolean }) => void;

/** The filters with some changed; undefined removes one. */
export const changed = (filters: TalentFilters, patch: TalentFilters): TalentFilters =>
  Object.fromEntries(Object.entries({ ...filters, ...patch }).filter(([, value]) => value !== undefined));

const context: ReadonlySet<string> = new Set(contextFilters);

/** The character, the recruiter and "similar to" stay: they hide no one. */
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

import { type FilterGroup, setGroups } from '@callboard/contract/search/filter-groups';
import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import type { TalentCount } from '@callboard/contract/search/talent-search';
import type { SearchOption } from '../../../../shared/ui/option-search/match-options.ts';

export type Counts = NonNullable<TalentCount['facets']['language']>;

export const countById = (counts: Counts | undefined): ReadonlyMap<number, number> =>
  new Map(counts?.map(({ value, count }) => [value, count]));

/** Most frequent first; those without any keep their order at the end. */
export function byCount(
  options: readonly SearchOption[],
  counts: Counts | undefined,
): readonly SearchOption[] {
  if (!counts) return options;
  const countsById = countById(counts);
  return options.toSorted((one, other) => (countsById.get(other.id) ?? 0) - (countsById.get(one.id) ?? 0));
}

export interface BarScale {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** The bars over a slider, empty ones included; none before the counts have loaded. */
export function barsOf({ from, to, step }: BarScale, counts: Counts | undefined) {
  const countsById = countById(counts);
  return Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => {
    const start = from + index * step;
    return { from: start, to: start + step, count: countsById.get(start) ?? 0 };
  });
}

/** How many more there would be without each filter. */
export const gainsOf = ({ count, filterDrops }: TalentCount): ReadonlyMap<FilterGroup, number> =>
  new Map(filterDrops.map((drop) => [drop.filter, Math.max(0, drop.count - count)]));

/** The filters whose removal would give results, the most effective first. */
export const effectiveDrops = ({ filterDrops }: TalentCount): TalentCount['filterDrops'] =>
  filterDrops.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count);

const mainGroups: readonly FilterGroup[] = ['gender', 'age', 'location', 'language', 'skills', 'height'];

/** The active filters in the order of the panel. */
export function shownGroups(filters: TalentFilters): FilterGroup[] {
  const set = setGroups(filters);
  return [
    ...mainGroups.filter((group) => set.includes(group)),
    ...set.filter((group) => !mainGroups.includes(group)),
  ];
}

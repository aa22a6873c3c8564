import { type FilterGroup, setGroups } from '@callboard/contract/search/filter-groups';
import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import type { TalentCount } from '@callboard/contract/search/talent-search';

/** How many more there would be without each filter. */
export const gainsOf = ({ count, filterDrops }: TalentCount): ReadonlyMap<FilterGroup, number> =>
  new Map(filterDrops.map((drop) => [drop.filter, Math.max(0, drop.count - count)]));

/** The filters whose dropping gives anybody, the dearest first. */
export const worthDropping = ({ filterDrops }: TalentCount): TalentCount['filterDrops'] =>
  filterDrops.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count);

const inSight: readonly FilterGroup[] = ['gender', 'age', 'location', 'language', 'skills', 'height'];

/** What is set, in the order of the panel: first what is always in sight. */
export function shownGroups(filters: TalentFilters): FilterGroup[] {
  const set = setGroups(filters);
  return [
    ...inSight.filter((group) => set.includes(group)),
    ...set.filter((group) => !inSight.includes(group)),
  ];
}

import { minMatchesForDates } from '@callboard/contract/search/filter-groups';
import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import type { DaysLeftOut } from '@callboard/contract/search/talent-search';

/**
 * Why the days of a search must have no say, told how many match without them. Beside a name, or among a few, the
 * answer would be somebody's calendar. The calendars of those one has unlocked are open anyway.
 */
export function daysLeftOut(filters: TalentFilters, countWithoutDates: number): DaysLeftOut {
  if (filters.availableFrom === undefined || filters.unlocked) return null;
  if (filters.userName !== undefined) return 'name';
  return countWithoutDates < minMatchesForDates ? 'few' : null;
}

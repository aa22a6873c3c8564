import { minMatchesForDates } from '@callboard/contract/search/filter-groups';
import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import type { DaysLeftOut } from '@callboard/contract/search/talent-search';

/**
 * With a name or few matches, a search by dates would reveal someone's calendar, so the dates are ignored.
 * Calendars of unlocked talents are visible anyway.
 */
export function daysLeftOut(filters: TalentFilters, countWithoutDates: number): DaysLeftOut {
  if (filters.availableFrom === undefined || filters.unlocked) return null;
  if (filters.userName !== undefined) return 'name';
  return countWithoutDates < minMatchesForDates ? 'few' : null;
}

import { toFilterQuery } from '@callboard/contract/search/filter-address';
import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import type { Batch } from './batch.ts';
import { moment } from './calendar.ts';
import { type DemoContext, suitablePeople } from './context.ts';
import { idOf } from './reference.ts';

/** How many results of the first search are new since it was last opened. */
const newFaces = 3;
/** Opened shortly before a new talent joined. */
const hour = 1 / 24;
const savedDaysBefore = 20;

/** The demo recruiter's saved searches: one with new results, one without. */
export function addSavedSearches(batch: Batch, { recruiters, people, today }: DemoContext): void {
  const [recruiter] = recruiters;
  if (!recruiter) return;
  const add = (name: string, filters: TalentFilters, openedDaysAgo: number) =>
    batch.saved_search.push({
      recruiter_id: recruiter.id,
      name,
      filters: toFilterQuery(filters),
      sort: 'match',
      created_at: moment(today, -openedDaysAgo - savedDaysBefore),
      last_opened_at: moment(today, -openedDaysAgo),
    });
  const women = suitablePeople(people, { gender: 'Female', age: [20, 30] });
  const arrivals = women.map(({ joinedDaysAgo }) => joinedDaysAgo).sort((one, other) => one - other);
  add(
    'Women, 20 to 30',
    { gender: [idOf.gender('Female')], minAge: 20, maxAge: 30 },
    (arrivals[newFaces - 1] ?? arrivals.at(-1) ?? 1) + hour,
  );
  const around = ['Mumbai', 'Pune'].map(idOf.city).sort((one, other) => one - other);
  add('Marathi, Mumbai and Pune', { location: around, language: [idOf.language('Marathi')] }, 0);
}

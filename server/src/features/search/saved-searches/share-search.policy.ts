import type { FieldError } from '@callboard/contract/errors';
import { personalFilters } from '@callboard/contract/search/filter-groups';
import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import { findClosedFilters, type Searcher } from '../talent-search/index.ts';

const withinFilters = ({ field, message }: FieldError): FieldError => ({
  field: `filters.${field}`,
  message,
});

/** These filters only mean something to one recruiter. */
export const personalFilterErrors = (filters: TalentFilters): FieldError[] =>
  personalFilters
    .filter((name) => filters[name] !== undefined)
    .map((field) => withinFilters({ field, message: 'Means nothing to anybody else' }));

/** Nobody can share filters they cannot use. */
export function findClosedToShare(filters: TalentFilters, searcher: Searcher) {
  const closed = findClosedFilters(filters, searcher);
  return closed && { ...closed, errors: closed.errors.map(withinFilters) };
}

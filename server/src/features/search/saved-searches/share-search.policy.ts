import type { FieldError } from '@callboard/contract/errors';
import { personalFilters } from '@callboard/contract/search/filter-groups';
import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import { closedFilters, type Searcher } from '../talent-search/index.ts';

const toErrors = (names: readonly string[], message: string): FieldError[] =>
  names.map((name) => ({ field: `filters.${name}`, message }));

/** These filters only mean something to one recruiter. */
export const personalFilterErrors = (filters: TalentFilters): FieldError[] =>
  toErrors(
    personalFilters.filter((name) => filters[name] !== undefined),
    'Means nothing to anybody else',
  );

/** Nobody can share filters they cannot use. */
export const closedFilterErrors = (filters: TalentFilters, searcher: Searcher): FieldError[] =>
  toErrors(
    closedFilters(filters, searcher),
    searcher.kind === 'guest' ? 'Is for recruiters' : 'Is for verified recruiters',
  );

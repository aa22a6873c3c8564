import type { FieldError } from '@callboard/contract/errors';
import { personalFilters } from '@callboard/contract/search/filter-groups';
import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import { closedFilters, type Searcher } from '../talent-search/index.ts';

const toErrors = (names: readonly string[], message: string): FieldError[] =>
  names.map((name) => ({ field: `filters.${name}`, message }));

/** What nobody can put into a link, since it says something to one recruiter only. */
export const personalFilterErrors = (filters: TalentFilters): FieldError[] =>
  toErrors(
    personalFilters.filter((name) => filters[name] !== undefined),
    'Means nothing to anybody else',
  );

/** What this person cannot search by, and so cannot hand on. */
export const closedFilterErrors = (filters: TalentFilters, searcher: Searcher): FieldError[] =>
  toErrors(
    closedFilters(filters, searcher),
    searcher.kind === 'guest' ? 'Is for recruiters' : 'Is for verified recruiters',
  );

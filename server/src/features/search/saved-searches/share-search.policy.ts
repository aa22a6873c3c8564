import type { FieldError } from '@callboard/contract/errors';
import { personalFilters } from '@callboard/contract/search/filter-groups';
import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import { closedFilters, type Searcher } from '../talent-search/index.ts';

const naming = (names: readonly string[], message: string): FieldError[] =>
  names.map((name) => ({ field: `filters.${name}`, message }));

/** What nobody can put into a link, since it says something to one recruiter only. */
export const personalAmong = (filters: TalentFilters): FieldError[] =>
  naming(
    personalFilters.filter((name) => filters[name] !== undefined),
    'Means nothing to anybody else',
  );

/** What this person cannot search by, and so cannot hand on. */
export const closedAmong = (filters: TalentFilters, searcher: Searcher): FieldError[] =>
  naming(
    closedFilters(filters, searcher),
    searcher.kind === 'guest' ? 'Is for recruiters' : 'Is for verified recruiters',
  );

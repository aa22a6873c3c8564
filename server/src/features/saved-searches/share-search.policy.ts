import type { FieldError } from '@callboard/contract/errors';
import { guestFilters, personalFilters, verifiedFilters } from '@callboard/contract/filter-groups';
import type { TalentFilters } from '@callboard/contract/talent-filters';
import type { Actor } from '../../platform/http/actor.ts';

const setNames = (filters: TalentFilters) =>
  Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [name]));
const naming = (names: readonly string[], message: string): FieldError[] =>
  names.map((name) => ({ field: `filters.${name}`, message }));

const open: readonly string[] = guestFilters;
const personal: readonly string[] = personalFilters;
const forVerified: readonly string[] = verifiedFilters;

/** What nobody can put into a link, since it says something to one recruiter only. */
export const personalAmong = (filters: TalentFilters): FieldError[] =>
  naming(
    setNames(filters).filter((name) => personal.includes(name)),
    'Means nothing to anybody else',
  );

/** What this person cannot search by, and so cannot hand on. */
export function closedTo(kind: Actor['kind'], isVerified: boolean, filters: TalentFilters): FieldError[] {
  const names = setNames(filters);
  if (kind === 'admin') return [];
  if (kind === 'recruiter') {
    const closed = isVerified ? [] : names.filter((name) => forVerified.includes(name));
    return naming(closed, 'Is for verified recruiters');
  }
  return naming(
    names.filter((name) => !open.includes(name)),
    'Is for recruiters',
  );
}

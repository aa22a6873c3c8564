import { personalFilters } from '@callboard/contract/search/filter-groups';
import { expect, test } from 'vitest';
import { findClosedToShare, personalFilterErrors } from './share-search.policy.ts';

const open = { gender: [1], userName: 'Asha' };
const forRecruiters = { ...open, passport: true, heightMin: 160 } as const;
const byFee = { ...open, feeMax: 5000 } as const;
const forVerified = {
  ...forRecruiters,
  nudity: true,
  loveMaking: true,
  availableFrom: '2026-12-01',
} as const;
const namesOf = (errors: readonly { field: string }[]) => errors.map(({ field }) => field);

const guest = { kind: 'guest' } as const;
const recruiter = { kind: 'recruiter', id: 1, isVerified: false, isFrozen: false } as const;
const verified = { ...recruiter, isVerified: true } as const;
const frozen = { ...verified, isFrozen: true } as const;

test.each([
  [guest, open, []],
  [guest, forRecruiters, ['filters.passport', 'filters.heightMin']],
  [recruiter, forRecruiters, []],
  [recruiter, forVerified, ['filters.nudity', 'filters.loveMaking', 'filters.availableFrom']],
  [verified, forVerified, []],
  [guest, byFee, ['filters.feeMax']],
  [recruiter, byFee, []],
  [frozen, byFee, ['filters.feeMax']],
] as const)('%o hands on %o but for %o', (searcher, filters, closed) => {
  expect(namesOf(findClosedToShare({ ...filters, gender: [1] }, searcher)?.errors ?? [])).toEqual(closed);
});

test('unset filters are neither personal nor closed', () => {
  const unset = { characterId: undefined, unlocked: undefined, nudity: undefined };
  expect([personalFilterErrors(unset), findClosedToShare(unset, guest)]).toEqual([[], undefined]);
});

test('names every personal filter, also a false one', () => {
  const filters = {
    characterId: 1,
    recruiterId: 1,
    jobApply: 1,
    unlocked: false,
    hideSeen: true,
    hideNotFor: true,
  } as const;
  expect(namesOf(personalFilterErrors(filters))).toEqual(personalFilters.map((name) => `filters.${name}`));
});

test('a frozen recruiter is told that it is the freeze, unless something else is closed as well', () => {
  expect(findClosedToShare(byFee, frozen)?.code).toBe('PROFILE_FROZEN');
  expect(findClosedToShare(byFee, guest)?.code).toBe('WRONG_KIND_OF_USER');
  const unverified = { ...frozen, isVerified: false };
  expect(findClosedToShare({ ...byFee, nudity: true }, unverified)?.code).toBe('WRONG_KIND_OF_USER');
});

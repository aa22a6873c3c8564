import { personalFilters } from '@callboard/contract/filter-groups';
import { expect, test } from 'vitest';
import { closedTo, personalAmong } from './share-search.policy.ts';

const open = { gender: [1], userName: 'Asha' };
const forRecruiters = { ...open, passport: true, heightMin: 160 } as const;
const forVerified = { ...forRecruiters, nudity: true, loveMaking: true } as const;
const namesOf = (errors: readonly { field: string }[]) => errors.map(({ field }) => field);

test.each([
  ['guest', false, open, []],
  ['talent', false, open, []],
  ['guest', false, forRecruiters, ['filters.passport', 'filters.heightMin']],
  ['talent', false, { ...open, nudity: true } as const, ['filters.nudity']],
  ['recruiter', false, forRecruiters, []],
  ['recruiter', false, forVerified, ['filters.nudity', 'filters.loveMaking']],
  ['recruiter', true, forVerified, []],
  ['admin', false, forVerified, []],
] as const)('a %s, verified %s, hands on %o but for %o', (kind, isVerified, filters, closed) => {
  expect(namesOf(closedTo(kind, isVerified, { ...filters, gender: [1] }))).toEqual(closed);
});

test('what is not set is neither personal nor closed', () => {
  const unset = { characterId: undefined, unlocked: undefined, nudity: undefined };
  expect([...personalAmong(unset), ...closedTo('guest', false, unset)]).toEqual([]);
});

test('everything personal is named, unlocked or not', () => {
  const filters = { characterId: 1, recruiterId: 1, jobApply: 1, unlocked: false };
  expect(namesOf(personalAmong(filters))).toEqual(personalFilters.map((name) => `filters.${name}`));
});

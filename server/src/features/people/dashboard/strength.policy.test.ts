import { strengthParts } from '@callboard/contract/people/dashboard';
import { expect, test } from 'vitest';
import { type ProfileFacts, strengthOf } from './strength.policy.ts';

const full: ProfileFacts = {
  adult: true,
  has_birth_date: true,
  has_gender: true,
  has_residence: true,
  has_verified_contact: true,
  has_cover: true,
  photos: 12,
  videos: 2,
  measures: 5,
  languages: 3,
  skills: 9,
  past_work: 8,
  has_headline: true,
  has_about: true,
  id_status: 'verified',
};
const empty: ProfileFacts = {
  adult: false,
  has_birth_date: false,
  has_gender: false,
  has_residence: false,
  has_verified_contact: false,
  has_cover: false,
  photos: 0,
  videos: 0,
  measures: 0,
  languages: 0,
  skills: 0,
  past_work: 0,
  has_headline: false,
  has_about: false,
  id_status: null,
};

test('the parts together are a hundred', () => {
  expect(Object.values(strengthParts).reduce((sum, part) => sum + part, 0)).toBe(100);
});

test('a full profile has everything and nothing to gain; an empty one begins with the basics', () => {
  expect(strengthOf(full)).toMatchObject({ percent: 100, next: null });
  expect(strengthOf(empty)).toMatchObject({ percent: 0, next: 'basics' });
});

test.each<[string, Partial<ProfileFacts>, number, string | null]>([
  ['no cover', { has_cover: false }, 85, 'cover'],
  ['no residence', { has_residence: false }, 95, 'basics'],
  ['one photo of five', { photos: 1 }, 92, 'photos'],
  ['no video', { videos: 0 }, 88, 'video'],
  ['two measures', { measures: 2 }, 94, 'measures'],
  ['no measures, but a child', { measures: 0, adult: false }, 100, null],
  [
    'no measures, and an age nobody knows',
    { measures: 0, adult: false, has_birth_date: false },
    85,
    'measures',
  ],
  ['one language', { languages: 1 }, 96, 'languages'],
  ['three skills', { skills: 3 }, 98, 'skills'],
  ['two past works', { past_work: 2 }, 97, 'past_work'],
  ['a headline and no text', { has_about: false }, 97, 'about'],
  ['an ID proof that was refused', { id_status: 'refused' }, 97, 'identity'],
  ['an ID proof that we are looking at', { id_status: 'in_review' }, 100, null],
  [
    'as much to gain in two places',
    { has_about: false, has_headline: false, has_gender: false },
    90,
    'basics',
  ],
])('%s', (_what, change, percent, next) => {
  const strength = strengthOf({ ...full, ...change });
  expect([strength.percent, strength.next]).toEqual([percent, next]);
  expect(strength.parts.reduce((sum, part) => sum + part.percent, 0)).toBe(percent);
});

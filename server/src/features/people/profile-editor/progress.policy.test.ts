import { publishingNeeds } from '@callboard/contract/people/profile-editor/publishing-needs';
import { describe, expect, test } from 'vitest';
import { isMinor, missingNeeds, needErrors, type PublishingFacts } from './progress.policy.ts';

const today = '2026-11-15';
const everything: PublishingFacts = {
  date_of_birth: '1996-04-02',
  has_gender: true,
  has_residence: true,
  has_verified_contact: true,
  has_guardian: true,
  has_guardian_consent: true,
  has_cover: true,
  has_playing_age: true,
  has_height: true,
  has_language: true,
  has_skill: true,
};
const child = '2015-04-02';

describe('what a profile needs before it is published', () => {
  test.each<[string, Partial<PublishingFacts>, string[]]>([
    ['nothing more', {}, []],
    ['a birth date', { date_of_birth: null }, ['date_of_birth']],
    ['a gender', { has_gender: false }, ['gender']],
    ['a home', { has_residence: false }, ['current_residence']],
    ['a proven address', { has_verified_contact: false }, ['verified_contact']],
    ['a cover', { has_cover: false }, ['cover_photo']],
    ['ages to play', { has_playing_age: false }, ['playing_age']],
    ['a height', { has_height: false }, ['height']],
    ['a language', { has_language: false }, ['language']],
    ['a skill', { has_skill: false }, ['skill']],
    ['no guardian of an adult', { has_guardian: false, has_guardian_consent: false }, []],
    ['a guardian of a child', { date_of_birth: child, has_guardian: false }, ['guardian']],
    ['their consent', { date_of_birth: child, has_guardian_consent: false }, ['guardian_consent']],
    ['no height of a child', { date_of_birth: child, has_height: false }, []],
  ])('%s', (_what, changes, missing) => {
    expect(missingNeeds({ ...everything, ...changes }, today)).toEqual(missing);
  });

  test('every need has an error text and a field', () => {
    expect(Object.keys(needErrors)).toEqual(Object.keys(publishingNeeds));
  });

  test.each([
    ['2008-11-15', false],
    ['2008-11-16', true],
    [null, false],
  ])('born on %s, a minor: %s', (born, minor) => {
    expect(isMinor(born, today)).toBe(minor);
  });
});

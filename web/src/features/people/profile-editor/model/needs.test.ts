import { PublishingNeed, publishingNeeds } from '@callboard/contract/people/profile-editor/publishing-needs';
import { describe, expect, it } from 'vitest';
import { missingNeeds, missingOn, type PublishingFacts, pageOfNeed, targetOfNeed } from './needs.ts';
import { fieldsInOrder } from './page-fields.ts';
import { leftAfter, numberOf, pageInAddress } from './pages.ts';

const nothing: PublishingFacts = {
  isMinor: false,
  hasBirthDate: false,
  hasGender: false,
  hasResidence: false,
  hasGuardian: false,
  hasGuardianConsent: false,
  hasPlayingAge: false,
  hasHeight: false,
  hasLanguage: false,
  hasSkill: false,
  missingOnServer: ['verified_contact', 'cover_photo'],
};

const everything: PublishingFacts = {
  ...nothing,
  hasBirthDate: true,
  hasGender: true,
  hasResidence: true,
  hasPlayingAge: true,
  hasHeight: true,
  hasLanguage: true,
  hasSkill: true,
  missingOnServer: [],
};

describe('what is missing before publishing', () => {
  it('is everything at first, in the order of the wizard', () => {
    expect(missingNeeds(nothing)).toEqual([
      'date_of_birth',
      'gender',
      'current_residence',
      'verified_contact',
      'cover_photo',
      'playing_age',
      'height',
      'language',
      'skill',
    ]);
  });

  it('is empty when everything is there', () => {
    expect(missingNeeds(everything)).toEqual([]);
  });

  it('asks a minor for a guardian and never for a height', () => {
    expect(missingNeeds({ ...everything, isMinor: true, hasHeight: false })).toEqual([
      'guardian',
      'guardian_consent',
    ]);
    expect(
      missingNeeds({ ...everything, isMinor: true, hasGuardian: true, hasGuardianConsent: true }),
    ).toEqual([]);
  });

  it('uses the server’s answer for what only the server knows', () => {
    expect(missingNeeds({ ...everything, missingOnServer: ['cover_photo', 'skill'] })).toEqual([
      'cover_photo',
    ]);
  });

  it('knows the page of each need, as the contract does, and its field', () => {
    for (const need of PublishingNeed.options) {
      expect(numberOf(pageOfNeed(need))).toBe(publishingNeeds[need]);
      const field = fieldsInOrder.find((one) => one.field === targetOfNeed[need]);
      if (field) expect(field.page).toBe(pageOfNeed(need));
    }
    expect(missingOn('skills', missingNeeds(nothing))).toEqual(['language', 'skill']);
  });
});

describe('the pages', () => {
  it('say how many pages are left and about how long they take', () => {
    expect(leftAfter('media')).toEqual({ pages: 4, minutes: 6 });
    expect(leftAfter('review')).toEqual({ pages: 0, minutes: 0 });
  });

  it.each([
    ['page=3', 'body'],
    ['page=6', 'review'],
    ['page=0', undefined],
    ['page=7', undefined],
    ['page=two', undefined],
    ['page=1.5', undefined],
    ['', undefined],
  ])('reads %j from the address', (search, page) => {
    expect(pageInAddress(new URLSearchParams(search))).toBe(page);
  });
});

import {
  type PublishingNeed,
  publishingNeeds,
} from '@callboard/contract/people/profile-editor/publishing-needs';
import { type PageName, type PageTarget, pageAt } from './pages.ts';

export const targetOfNeed: Record<PublishingNeed, PageTarget> = {
  date_of_birth: 'dateOfBirth',
  gender: 'gender',
  current_residence: 'residence',
  verified_contact: 'contact',
  guardian: 'guardianName',
  guardian_consent: 'guardianConsent',
  cover_photo: 'gallery',
  playing_age: 'playingAge',
  height: 'height',
  language: 'languages',
  skill: 'skills',
};

export const pageOfNeed = (need: PublishingNeed): PageName => pageAt(publishingNeeds[need]);

/** What publishing depends on, as the controls show it now. */
export interface PublishingFacts {
  readonly isMinor: boolean;
  readonly hasBirthDate: boolean;
  readonly hasGender: boolean;
  readonly hasResidence: boolean;
  readonly hasGuardian: boolean;
  readonly hasGuardianConsent: boolean;
  readonly hasPlayingAge: boolean;
  readonly hasHeight: boolean;
  readonly hasLanguage: boolean;
  readonly hasSkill: boolean;
  /** What only the server knows: whether contact details are verified, and whether there is a cover. */
  readonly missingOnServer: readonly PublishingNeed[];
}

/** The server's rules, checked while typing, in the order of the wizard. */
export function missingNeeds(facts: PublishingFacts): PublishingNeed[] {
  const { isMinor, missingOnServer } = facts;
  const needs: readonly (readonly [PublishingNeed, isPresent: boolean])[] = [
    ['date_of_birth', facts.hasBirthDate],
    ['gender', facts.hasGender],
    ['current_residence', facts.hasResidence],
    ['verified_contact', !missingOnServer.includes('verified_contact')],
    ['guardian', !isMinor || facts.hasGuardian],
    ['guardian_consent', !isMinor || facts.hasGuardianConsent],
    ['cover_photo', !missingOnServer.includes('cover_photo')],
    ['playing_age', facts.hasPlayingAge],
    ['height', isMinor || facts.hasHeight],
    ['language', facts.hasLanguage],
    ['skill', facts.hasSkill],
  ];
  return needs.filter(([, isPresent]) => !isPresent).map(([need]) => need);
}

export const missingOn = (page: PageName, missing: readonly PublishingNeed[]): PublishingNeed[] =>
  missing.filter((need) => pageOfNeed(need) === page);

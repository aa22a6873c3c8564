import { ageOn, isAdult, todayInIndia } from '@callboard/contract/people/ages';
import type { PublishingNeed } from '@callboard/contract/people/profile-editor/publishing-needs';

/** What decides whether a profile can be published. */
export interface PublishingFacts {
  readonly date_of_birth: string | null;
  readonly has_gender: boolean;
  readonly has_residence: boolean;
  readonly has_verified_contact: boolean;
  readonly has_guardian: boolean;
  readonly has_guardian_consent: boolean;
  readonly has_cover: boolean;
  readonly has_playing_age: boolean;
  readonly has_height: boolean;
  readonly has_language: boolean;
  readonly has_skill: boolean;
}

/** Known to be under 18. Without a birth date, that is required first. */
export const isMinor = (dateOfBirth: string | null, today: string = todayInIndia()) =>
  dateOfBirth !== null && !isAdult(ageOn(today, dateOfBirth));

/** What is still missing, in wizard order. */
export function missingNeeds(facts: PublishingFacts, today: string = todayInIndia()): PublishingNeed[] {
  const minor = isMinor(facts.date_of_birth, today);
  const needs: readonly (readonly [PublishingNeed, isPresent: boolean])[] = [
    ['date_of_birth', facts.date_of_birth !== null],
    ['gender', facts.has_gender],
    ['current_residence', facts.has_residence],
    ['verified_contact', facts.has_verified_contact],
    ['guardian', !minor || facts.has_guardian],
    ['guardian_consent', !minor || facts.has_guardian_consent],
    ['cover_photo', facts.has_cover],
    ['playing_age', facts.has_playing_age],
    ['height', minor || facts.has_height],
    ['language', facts.has_language],
    ['skill', facts.has_skill],
  ];
  return needs.filter(([, isPresent]) => !isPresent).map(([need]) => need);
}

/** The request field, and the error when it is missing. */
export const needErrors: Readonly<Record<PublishingNeed, { field: string; message: string }>> = {
  date_of_birth: { field: 'date_of_birth', message: 'Enter your date of birth' },
  gender: { field: 'gender', message: 'Choose your gender' },
  current_residence: { field: 'current_residence', message: 'Choose the city you live in' },
  verified_contact: {
    field: 'verified_contact',
    message: 'Verify your email or mobile number',
  },
  guardian: { field: 'guardian_name', message: 'Add a guardian, because you’re under 18' },
  guardian_consent: { field: 'guardian_consent', message: 'Add the guardian’s consent' },
  cover_photo: { field: 'cover_photo', message: 'Add a cover photo' },
  playing_age: { field: 'screen_min_age', message: 'Enter the ages you can play' },
  height: { field: 'height', message: 'Enter your height' },
  language: { field: 'languages', message: 'Add a language' },
  skill: { field: 'skils', message: 'Add a skill' },
};

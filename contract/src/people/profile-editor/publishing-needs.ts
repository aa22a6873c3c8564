import { z } from 'zod';

/** The pages of the profile wizard, in order. */
export const wizardPages = {
  about: 1,
  media: 2,
  body: 3,
  skills: 4,
  work: 5,
  review: 6,
} as const;
export const lastWizardPage = wizardPages.review;

/** What a profile needs before it can be published, and the wizard page that has it. */
export const publishingNeeds = {
  date_of_birth: wizardPages.about,
  gender: wizardPages.about,
  current_residence: wizardPages.about,
  /** A verified email or mobile number. */
  verified_contact: wizardPages.about,
  /** For minors: who the guardian is. */
  guardian: wizardPages.about,
  /** For minors: that the guardian agrees. */
  guardian_consent: wizardPages.about,
  cover_photo: wizardPages.media,
  playing_age: wizardPages.body,
  /** Not needed for minors. */
  height: wizardPages.body,
  language: wizardPages.skills,
  skill: wizardPages.skills,
} as const;

const needs = Object.keys(publishingNeeds) as [keyof typeof publishingNeeds];
export const PublishingNeed = z.enum(needs);
export type PublishingNeed = keyof typeof publishingNeeds;

export const TalentProgress = z
  .object({
    is_profile_creation_completed: z.boolean(),
    last_activity_page: z.int(),
    show_to_recruiters: z.boolean(),
    /** What is still missing before the profile can be published. */
    missing: z.array(PublishingNeed),
  })
  .meta({ id: 'TalentProgress' });
export type TalentProgress = z.infer<typeof TalentProgress>;

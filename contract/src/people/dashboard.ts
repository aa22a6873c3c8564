import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { QuestionDetails } from '../messaging/notifications.ts';
import { Id, IdInPath, Instant } from '../scalars.ts';
import { TalentProgress } from './profile-editor/publishing-needs.ts';

/** What can complete a profile, and what each is worth in percent. They add up to 100. */
export const strengthParts = {
  basics: 20,
  cover: 15,
  photos: 10,
  video: 12,
  measures: 10,
  languages: 8,
  skills: 8,
  past_work: 9,
  about: 5,
  identity: 3,
} as const;
export type StrengthPart = keyof typeof strengthParts;
const partNames = Object.keys(strengthParts) as [StrengthPart];

const Visitor = z
  .object({
    recruiterUniqueId: z.string(),
    name: z.string(),
    company: z.string(),
    image: z.string().nullable(),
    is_verified: z.boolean(),
    /** How often in the days shown. */
    times: z.int(),
    last_at: Instant,
    unlocked_at: Instant.nullable(),
  })
  .meta({ id: 'ProfileVisitor' });

export const TalentDashboard = z
  .object({
    strength: z.object({
      percent: z.int(),
      parts: z.array(z.object({ part: z.enum(partNames), percent: z.int(), of: z.int() })),
      /** The one that would add most; null when the profile is complete. */
      next: z.enum(partNames).nullable(),
    }),
    progress: TalentProgress,
    counts: z.object({
      photos: z.int(),
      videos: z.int(),
      audios: z.int(),
      past_work: z.int(),
      measures_confirmed_on: z.iso.date().nullable(),
    }),
    /** Availability checks whose dates are not over: open ones first, newest first; then those with a reply. */
    questions: z.array(QuestionDetails),
    looks: z.object({
      from: z.iso.date(),
      to: z.iso.date(),
      views: z.int(),
      unlocks: z.int(),
      /** One entry for every day shown, oldest first. */
      days: z.array(z.object({ day: z.iso.date(), views: z.int(), unlocks: z.int() })),
      /** The newest of them. */
      visitors: z.array(Visitor),
      total_visitors: z.int(),
    }),
  })
  .meta({ id: 'TalentDashboard' });
export type TalentDashboard = z.infer<typeof TalentDashboard>;

export const getTalentDashboard = endpoint({
  method: 'GET',
  path: '/v1/talenter/{id}/dashboard',
  tag: 'talent profile',
  summary: 'Availability checks, profile strength with the next best step, and views and unlocks of 14 days',
  access: access.talent({ owned: true }),
  params: z.strictObject({ id: IdInPath }),
  response: TalentDashboard,
});

export const recordView = endpoint({
  method: 'POST',
  path: '/v1/recruiter-view',
  tag: 'finding talent',
  summary: 'Record that this recruiter viewed a profile',
  access: access.recruiter({ whileFrozen: 'reads' }),
  body: z.strictObject({ talentId: Id }),
  status: 204,
  response: z.undefined(),
});

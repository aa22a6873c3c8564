import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { Instant } from '../scalars.ts';

const Age = z.int().min(0).max(100);

export const LandingPicture = z
  .object({
    /** Expires after hours: do not store it. */
    url: z.string(),
    /** A tiny picture as a data URI, shown while the real one loads. */
    placeholder: z.string().nullable(),
    /** Of the picture behind url. */
    width: z.int(),
    height: z.int(),
  })
  .meta({ id: 'LandingPicture' });
export type LandingPicture = z.infer<typeof LandingPicture>;

/** A talent's card for guests. */
export const LandingFace = z
  .object({
    id: z.uuid(),
    /** First name and initial. */
    name: z.string(),
    playing_age_min: Age.nullable(),
    playing_age_max: Age.nullable(),
    city: z.string().nullable(),
    picture: LandingPicture,
  })
  .meta({ id: 'LandingFace' });
export type LandingFace = z.infer<typeof LandingFace>;

const CastRole = z
  .object({
    character: z.string(),
    /** Null: the role is open. */
    talent: LandingFace.nullable(),
    /** The job for an open role, if there is one. */
    job_id: z.uuid().nullable(),
  })
  .meta({ id: 'CastPart' });

export const CastList = z
  .object({
    title: z.string(),
    project_type: z.string(),
    city: z.string().nullable(),
    shoot_starts_on: z.iso.date().nullable(),
    shoot_ends_on: z.iso.date().nullable(),
    status: z.enum(['open', 'paused', 'closed']),
    parts: z.array(CastRole),
  })
  .meta({ id: 'CastList' });
export type CastList = z.infer<typeof CastList>;

export const LandingCall = z
  .object({
    id: z.uuid(),
    title: z.string(),
    project_title: z.string().nullable(),
    project_type: z.string(),
    /** Null: any gender. */
    gender: z.string().nullable(),
    age_min: Age.nullable(),
    age_max: Age.nullable(),
    city: z.string().nullable(),
    /** Null: unpaid. */
    fee_paise: z.int().nullable(),
    fee_per: z.enum(['day', 'project', 'month']).nullable(),
    opened_at: Instant,
    closes_on: z.iso.date().nullable(),
    /** Opened within the last three days. */
    is_new: z.boolean(),
  })
  .meta({ id: 'LandingCall' });
export type LandingCall = z.infer<typeof LandingCall>;

export const Landing = z
  .object({
    counts: z.object({
      faces: z.int(),
      open_jobs: z.int(),
      verified_recruiters: z.int(),
      /** People cast in the last calendar month; null if unknown. */
      cast_last_month: z.int().nullable(),
    }),
    cast_list: CastList.nullable(),
    new_faces: z.array(LandingFace),
    calls: z.array(LandingCall),
  })
  .meta({ id: 'Landing' });
export type Landing = z.infer<typeof Landing>;

export const getLanding = endpoint({
  method: 'GET',
  path: '/v1/landing',
  tag: 'content',
  summary: 'What the landing pages show: counts, a cast list, new faces and the newest calls',
  access: access.public(),
  response: Landing,
});

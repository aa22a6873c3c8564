import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { Id, Instant, ListOf } from '../scalars.ts';
import { Named, TeamPerson } from './project-fields.ts';
import { applicationStages, myJobsPerPage, turns } from './project-share-values.ts';

const pageInQuery = z.coerce.number().pipe(z.int().min(1).max(1_000_000)).default(1);

const about = {
  /** Such as share, availability_check, application, casting. Each kind has its words and its actions in the interface. */
  kind: z.string(),
  /** Of the share, the check, the application: what its action names. */
  id: z.int(),
  /** Of the share or the application. */
  status: z.string(),
  project: z
    .object({ id: z.int(), title: z.string(), project_type: z.string(), poster: z.string().nullable() })
    .nullable(),
  character: Named.nullable(),
  /** Null where their account is closed. */
  recruiter: TeamPerson.nullable(),
  /** What else the words of its kind need. */
  detail: z.record(z.string(), z.union([z.string(), z.number()])),
} as const;

/** Something a talent is in, with whose turn it is. */
export const MyJob = z
  .object({
    ...about,
    turn: z.enum(turns),
    city: z.string().nullable(),
    /** The work. */
    starts_on: z.iso.date().nullable(),
    ends_on: z.iso.date().nullable(),
    fee_paise: z.int().nullable(),
    fee_per: z.string().nullable(),
    /** How many of those dates the talent is not available. Null without dates. */
    clashing_days: z.int().nullable(),
    /** When it came to this. */
    since: Instant,
    /** When it is due. */
    by: Instant.nullable(),
  })
  .meta({ id: 'MyJob' });
export type MyJob = z.infer<typeof MyJob>;

/** How one ended. */
export const ClosedJob = z
  .object({
    ...about,
    ended_at: Instant,
    /** What the recruiter said. */
    words: z.string().nullable(),
  })
  .meta({ id: 'ClosedJob' });
export type ClosedJob = z.infer<typeof ClosedJob>;

export const MyApplication = z
  .object({
    ...about,
    /** Of the job. */
    title: z.string(),
    applied_at: Instant,
    changed_at: Instant,
    /** When the recruiter’s step is due. Null when it is over. */
    by: Instant.nullable(),
    words: z.string().nullable(),
  })
  .meta({ id: 'MyApplication' });
export type MyApplication = z.infer<typeof MyApplication>;

export const MyJobs = z
  .object({
    /** The talent's turn first, the soonest due first. */
    open: z.array(MyJob),
    closed: ListOf(ClosedJob),
    applications: ListOf(MyApplication),
    counts: z.object({
      your_turn: z.int(),
      open: z.int(),
      closed: z.int(),
      applications: z.int(),
      /** Of those. */
      applications_moving: z.int(),
      /** Jobs of Callboard itself. */
      callboard_openings: z.int(),
    }),
    /** Of the closed ones. */
    ended: z.object({ answered: z.int(), cast: z.int() }),
  })
  .meta({ id: 'MyJobs' });
export type MyJobs = z.infer<typeof MyJobs>;

export const getMyJobs = endpoint({
  method: 'GET',
  path: '/v1/share-project-details/project-list',
  tag: 'sharing and offers',
  summary: 'My Jobs: everything a talent is in, what is closed, and their applications',
  access: access.talent({ owned: true }),
  query: z.strictObject({
    userId: z.coerce.number().pipe(Id),
    closed_page: pageInQuery,
    applications_page: pageInQuery,
    /** Left out: all of them. */
    applications_stage: z.enum(applicationStages).optional(),
    limit: z.coerce.number().pipe(z.int().min(1).max(100)).default(myJobsPerPage),
  }),
  response: MyJobs,
});

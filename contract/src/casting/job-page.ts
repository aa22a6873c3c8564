import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { IdInPath, Instant, ListOf } from '../scalars.ts';
import { JobRecruiter, JobRole, jobFacts } from './job-fields.ts';
import { OwnJob } from './job-postings.ts';
import { JobCard, JobMatch } from './job-search.ts';
import { applyObstacles } from './job-values.ts';

const tag = 'jobs';
const base = '/v1/auditions';
/** The integer for its owner, the id in the URL of the job for everyone. */
const jobRef = z.strictObject({ id: z.union([IdInPath, z.guid()]) });
const jobUrl = z.strictObject({ id: z.guid() });

const page = {
  ...jobFacts,
  recruiter: JobRecruiter,
  /** A few under five. Null where nobody has applied. */
  applications: z.object({ count: z.int().nullable(), is_few: z.boolean() }).nullable(),
  /** Open jobs of the same project. */
  siblings: z
    .array(
      z.object({
        jobUniqueId: z.uuid(),
        title: z.string(),
        gender: z.string().nullable(),
        is_open: z.boolean(),
      }),
    )
    .max(12),
} as const;

export const JobPage = z.object(page).meta({ id: 'JobPage' });
export type JobPage = z.infer<typeof JobPage>;

/** A part of the reader's own calendar that lies in the work. */
const Clash = z.object({ start_date: z.iso.date(), end_date: z.iso.date(), is_booking: z.boolean() });

export const JobPageForTalent = z
  .object({
    ...page,
    /** The reader, role by role, in the order of the roles. */
    for_roles: z.array(
      z.object({
        /** Null where the job is the role itself. */
        charcter_id: z.int().nullable(),
        match: JobMatch,
        clashes: z.array(Clash),
        application: z
          .object({ id: z.int(), jobApplyStatus: z.int().min(1).max(10), applied_at: Instant })
          .nullable(),
        obstacle: z.enum(applyObstacles).nullable(),
      }),
    ),
    is_saved: z.boolean(),
  })
  .meta({ id: 'JobPageForTalent' });
export type JobPageForTalent = z.infer<typeof JobPageForTalent>;

export const getJob = endpoint({
  method: 'GET',
  path: `${base}/{id}`,
  tag,
  summary:
    'One job. Closed jobs stay readable; drafts and jobs in review are read by their team alone, who may also name them by the integer',
  access: access.public(),
  params: jobRef,
  response: { views: { guest: JobPage, talent: JobPageForTalent, own: OwnJob } },
});

export const listJobRoles = endpoint({
  method: 'GET',
  path: `${base}/audition-character/{id}`,
  tag,
  summary: 'The characters of a job',
  access: access.public(),
  params: jobRef,
  response: ListOf(JobRole),
});

export const listSimilarJobs = endpoint({
  method: 'GET',
  path: `${base}/similar/{id}`,
  tag,
  summary: 'Open jobs like this one',
  access: access.public(),
  params: jobUrl,
  response: ListOf(JobCard),
});

export const viewJob = endpoint({
  method: 'POST',
  path: `${base}/viewed/{id}`,
  tag,
  summary:
    'The page of a job was shown in a browser: counts a view of a guest, and one a day of a talent. Of recruiters it counts nothing',
  access: access.public(),
  params: jobUrl,
  status: 204,
  response: z.undefined(),
});

export const saveJob = endpoint({
  method: 'PUT',
  path: `${base}/saved/{id}`,
  tag,
  summary: 'Save a job for later. Saving it again changes nothing',
  access: access.talent({ notFrozen: true }),
  params: jobUrl,
  status: 204,
  response: z.undefined(),
});

export const unsaveJob = endpoint({
  method: 'DELETE',
  path: `${base}/saved/{id}`,
  tag,
  summary: 'Remove a job from those saved',
  access: access.talent({ notFrozen: true }),
  params: jobUrl,
  status: 204,
  response: z.undefined(),
});

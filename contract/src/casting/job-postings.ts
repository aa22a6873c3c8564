import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { Id, IdInPath, Instant, Line, ListOf, Page } from '../scalars.ts';
import { JobFinding, jobFacts, jobFields } from './job-fields.ts';
import { jobStatuses, jobSteps, jobsPerPage } from './job-values.ts';
import { BaseRevision, Day, Disclosure, Named, Picture, TeamPerson } from './project-fields.ts';

const tag = 'jobs';
const base = '/v1/auditions';
const params = z.strictObject({ id: IdInPath });

export const JobChanges = z.strictObject(jobFields).partial();
export type JobChanges = z.input<typeof JobChanges>;

/** A job with everything its team knows. */
export const OwnJob = z
  .object({
    id: z.int(),
    ...jobFacts,
    /** As they are chosen, beside the names that everyone reads. */
    /** Without those of its project. */
    own_disclosures: z.array(Disclosure),
    project_id: z.int().nullable(),
    characters: z.array(Named),
    production_title: z.string().nullable(),
    /** Of the job itself, where no character has its own. */
    gender: Named.nullable(),
    playing_age_min: z.int().nullable(),
    playing_age_max: z.int().nullable(),
    languages: z.array(Named),
    skills: z.array(Named),
    city_choices: z.array(Named),
    findings: z.array(JobFinding),
    /** Which steps can be taken now. */
    steps: z.array(z.enum(jobSteps)),
    /** Submitting it sends it to review first. */
    needs_review: z.boolean(),
    /** What the reviewer said when it was sent back. */
    review_note: z.string().nullable(),
    submitted_at: Instant.nullable(),
    reopen_until: Day.nullable(),
    applications: z.int(),
    /** Applications nobody has opened. */
    unseen: z.int(),
    posted_by: TeamPerson,
    /** The reader may change it. Viewers of its project only read. */
    can_edit: z.boolean(),
    created_at: Instant,
    updated_at: Instant,
    revision: z.int(),
  })
  .meta({ id: 'OwnJob' });
export type OwnJob = z.infer<typeof OwnJob>;

export const OwnJobRow = z
  .object({
    id: z.int(),
    jobUniqueId: z.uuid(),
    title: z.string(),
    status: z.enum(jobStatuses),
    is_open: z.boolean(),
    project: z.object({ id: z.int(), title: z.string(), poster: Picture.nullable() }).nullable(),
    production_title: z.string().nullable(),
    project_type: z.string(),
    characters: z.array(z.string()),
    cities: z.array(z.string()),
    is_remote: z.boolean(),
    wanted: z.int(),
    deadline: jobFacts.deadline,
    opened_at: Instant.nullable(),
    closed_at: Instant.nullable(),
    reopen_until: Day.nullable(),
    review_note: z.string().nullable(),
    steps: z.array(z.enum(jobSteps)),
    views: z.int(),
    applications: z.int(),
    unseen: z.int(),
    /** Moved on: shortlisted, at an audition, offered or cast. */
    chosen: z.int(),
    /** Applications whose reply is overdue. */
    overdue: z.int(),
    faces: z.array(z.object({ name: z.string(), image: z.string().nullable() })).max(4),
    /** Views and applications of the last fourteen days, the oldest first. */
    recent: z.array(z.object({ views: z.int(), applications: z.int() })).max(14),
    /** The reader may change it. */
    can_edit: z.boolean(),
    updated_at: Instant,
  })
  .meta({ id: 'OwnJobRow' });
export type OwnJobRow = z.infer<typeof OwnJobRow>;

export const createJob = endpoint({
  method: 'POST',
  path: base,
  tag,
  summary: 'Write a job. It is a draft until it is submitted',
  access: access.recruiter({ owned: true, notFrozen: true }),
  body: z.strictObject({
    ...JobChanges.shape,
    title: jobFields.title,
    /** Copies this job of one's own, with what was not given here. */
    copy_of: Id.optional(),
    /** Created on the device. Retrying with it creates once. */
    client_id: z.guid().optional(),
  }),
  status: 201,
  response: OwnJob,
});

export const updateJob = endpoint({
  method: 'PATCH',
  path: `${base}/{id}`,
  tag,
  summary:
    'Change fields, or take a step: submit, withdraw from review, pause, resume, close, reopen. Closing replies to everyone whose application is open',
  access: access.recruiter({ owned: true, notFrozen: true }),
  params,
  body: z.strictObject({
    ...JobChanges.shape,
    step: z.enum(jobSteps).optional(),
    /** With close: what everyone reads whose application is still open. */
    words: Line(2000).optional(),
    base_revision: BaseRevision,
  }),
  response: OwnJob,
});

export const deleteDraftJob = endpoint({
  method: 'DELETE',
  path: `${base}/{id}`,
  tag,
  summary: 'Delete a draft. A job that was open is closed instead',
  access: access.recruiter({ owned: true, notFrozen: true }),
  params,
  status: 204,
  response: z.undefined(),
});

export const listOwnJobs = endpoint({
  method: 'GET',
  path: `${base}/own`,
  tag,
  summary: 'My Job Postings: own jobs and those of projects one works on, the latest changed first',
  access: access.recruiter(),
  query: z.strictObject({
    ...Page(jobsPerPage),
    status: z.enum(jobStatuses).optional(),
    projectId: z.coerce.number().pipe(Id).optional(),
    title: z.string().trim().max(160).optional(),
  }),
  response: ListOf(OwnJobRow).extend({
    /** Of all of them, whatever was searched. */
    counts: z.object({
      draft: z.int(),
      in_review: z.int(),
      open: z.int(),
      paused: z.int(),
      closed: z.int(),
      expired: z.int(),
    }),
  }),
});

export const JobNumbers = z
  .object({
    /** From the first day to today, every day. */
    days: z.array(z.object({ day: Day, views: z.int(), applications: z.int() })).max(400),
    views: z.int(),
    applications: z.int(),
    saved: z.int(),
    /** How many applications stand where. */
    stages: z.array(z.object({ status: z.string(), count: z.int() })),
  })
  .meta({ id: 'JobNumbers' });
export type JobNumbers = z.infer<typeof JobNumbers>;

export const getJobNumbers = endpoint({
  method: 'GET',
  path: `${base}/numbers/{id}`,
  tag,
  summary: 'Views and applications of one job over time',
  access: access.recruiter({ owned: true }),
  params,
  response: JobNumbers,
});

import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { UploadKey } from '../people/media.ts';
import { Id, IdInPath, Line, ListOf, Page } from '../scalars.ts';
import {
  answerLength,
  answerWordsLength,
  applicantSorts,
  applicationNoteLength,
  maxApplicationMedia,
  maxMovedAtOnce,
  withdrawReasons,
} from './application-values.ts';
import {
  Applicant,
  ApplicantDetail,
  ApplyStatus,
  OwnApplication,
  OwnApplicationDetail,
} from './application-views.ts';
import { jobsPerPage } from './job-values.ts';
import { Named } from './project-fields.ts';
import { applicationStages } from './project-share-values.ts';

const tag = 'jobs';
const base = '/v1/job-audition-apply';
const params = z.strictObject({ id: IdInPath });
const idInQuery = z.coerce.number().pipe(Id);

/** A picture or a reel of the own gallery, or an upload made for this application. */
const MediaToSend = z
  .strictObject({
    gallary_id: Id.optional(),
    key: UploadKey.optional(),
    /** One that was sent with this application before: its id there. */
    media_id: Id.optional(),
    /** What was asked for. Left out: as an extra. */
    request_id: Id.optional(),
  })
  .refine(
    ({ gallary_id, key, media_id }) =>
      [gallary_id, key, media_id].filter((named) => named !== undefined).length === 1,
    { error: 'Name one of the gallery, an upload or one that was sent before' },
  );
/** In the order the recruiter sees them. The gallery keeps its own. */
const Media = z.array(MediaToSend).max(maxApplicationMedia);
const Answers = z
  .array(z.strictObject({ question_id: Id, answer: Line(answerLength) }))
  .max(20)
  .refine((all) => new Set(all.map(({ question_id }) => question_id)).size === all.length, 'One answer each');

const sent = {
  note: Line(applicationNoteLength).nullable(),
  media: Media,
  answers: Answers,
  /** Tell the recruiter which days of the work the own calendar leaves. No other name is told. */
  tell_days: z.boolean(),
} as const;

export const applyForJob = endpoint({
  method: 'POST',
  path: base,
  tag,
  summary:
    'Apply for a job: one application a character. The text comes first, media that are still on their way follow with PATCH',
  access: access.talent({ complete: true, notFrozen: true }),
  body: z.strictObject({
    jobId: z.guid(),
    /** Needed where the job has characters. */
    charcter_id: Id.optional(),
    note: sent.note.optional(),
    media: sent.media.optional(),
    answers: sent.answers.optional(),
    tell_days: sent.tell_days.default(true),
    /** What was asked for and follows. */
    awaited: z.array(Id).max(maxApplicationMedia).optional(),
    /** Created on the device. Retrying with it sends once. */
    client_id: z.guid().optional(),
  }),
  status: 201,
  response: OwnApplicationDetail,
});

export const moveApplication = endpoint({
  method: 'PATCH',
  path: `${base}/{id}`,
  tag,
  summary:
    'The applicant changes what was sent, withdraws (9) or applies again (1); the team of the job moves it on or ends it. 409 when it has moved since it was read',
  access: access.member({ owned: true, whileFrozen: 'answers' }),
  params,
  body: z.strictObject({
    jobApplyStatus: ApplyStatus.optional(),
    /** Where it stood when it was read. The team has to say so with every step. */
    from: ApplyStatus.optional(),
    /** The applicant’s. */
    note: sent.note.optional(),
    media: sent.media.optional(),
    answers: sent.answers.optional(),
    tell_days: sent.tell_days.optional(),
    /** What was asked for and follows, besides what was promised before. */
    awaited: z.array(Id).max(maxApplicationMedia).optional(),
    withdraw_reason: z.enum(withdrawReasons).optional(),
    /** The team’s: what the talent reads with the step. */
    words: Line(answerWordsLength).optional(),
    /** The team’s, with words and without a status: nothing is decided yet. The clock starts again. */
    still_deciding: z.literal(true).optional(),
    rating: z.int().min(1).max(5).nullable().optional(),
  }),
  response: { views: { talent: OwnApplicationDetail, team: Applicant } },
});

export const moveApplications = endpoint({
  method: 'POST',
  path: `${base}/bulk`,
  tag,
  summary:
    'Move several applications of one job at once, or say that nothing is decided yet. Those that moved meanwhile stay and are named',
  access: access.recruiter({ owned: true, notFrozen: true }),
  body: z.strictObject({
    applications: z
      .array(z.strictObject({ id: Id, from: ApplyStatus }))
      .min(1)
      .max(maxMovedAtOnce),
    /** Left out with still_deciding alone. */
    jobApplyStatus: ApplyStatus.optional(),
    words: Line(answerWordsLength).optional(),
    still_deciding: z.literal(true).optional(),
  }),
  response: z.object({
    moved: z.array(z.int()),
    stayed: z.array(z.object({ id: z.int(), jobApplyStatus: ApplyStatus, by: z.string().nullable() })),
  }),
});

const statusCounts = z.array(z.object({ jobApplyStatus: ApplyStatus, count: z.int() }));

export const listApplications = endpoint({
  method: 'GET',
  path: `${base}/user`,
  tag,
  summary: 'My Applications, or with jobId the applicants of a job one casts',
  access: access.member({ owned: true }),
  query: z.strictObject({
    ...Page(jobsPerPage),
    /** Ids of project types. */
    projectType: idInQuery.optional(),
    /** A city. */
    location: idInQuery.optional(),
    /** The talent. Talents can only name themselves. */
    user_id: idInQuery.optional(),
    jobApplyStatus: z.coerce.number().pipe(ApplyStatus).optional(),
    /** Of a talent: those that go on, or those that ended. */
    stage: z.enum(applicationStages).optional(),
    /** Needed by recruiters: the integer of their own job, or the id in its URL. */
    jobId: z.union([idInQuery, z.guid()]).optional(),
    charcter_id: idInQuery.optional(),
    /** Only whose reply is overdue. */
    overdue: z.enum(['true', 'false']).optional(),
    sort: z.enum(applicantSorts).default('fit'),
  }),
  response: {
    views: {
      talent: ListOf(OwnApplication).extend({
        counts: statusCounts,
        project_types: z.array(Named),
        locations: z.array(Named),
      }),
      team: ListOf(Applicant).extend({
        counts: statusCounts,
        overdue: z.int(),
        characters: z.array(Named),
      }),
    },
  },
});

export const getApplication = endpoint({
  method: 'GET',
  path: `${base}/{id}`,
  tag,
  summary: 'One application: for the talent where it stands, for the team of the job what was sent',
  access: access.member({ owned: true }),
  params,
  response: { views: { talent: OwnApplicationDetail, team: ApplicantDetail } },
});

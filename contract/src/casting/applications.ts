import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { GalleryItem } from '../people/gallery-item.ts';
import { UploadKey } from '../people/media.ts';
import { Id, IdInPath, Instant, Line, ListOf, Page } from '../scalars.ts';
import {
  answerLength,
  answerWordsLength,
  applicantActions,
  applicantSorts,
  applicationNoteLength,
  applicationStatuses,
  maxApplicationMedia,
  maxMovedAtOnce,
  stepMakers,
  withdrawReasons,
} from './application-values.ts';
import { JobQuestion, JobRecruiter, jobFacts, MediaRequest } from './job-fields.ts';
import { JobMatch } from './job-search.ts';
import { jobStatuses, jobsPerPage } from './job-values.ts';
import { Day, FeePer, Named, Picture, TeamPerson } from './project-fields.ts';
import { applicationStages } from './project-share-values.ts';
import { TalentFace } from './talent-face.ts';

const tag = 'jobs';
const base = '/v1/job-audition-apply';
const params = z.strictObject({ id: IdInPath });
const idInQuery = z.coerce.number().pipe(Id);

export const ApplyStatus = z.int().min(1).max(applicationStatuses.length);

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

const ApplicationMedia = GalleryItem.omit({ is_cover_photo: true })
  .extend({
    /** What was asked for. Null for an extra. */
    request_id: z.int().nullable(),
    /** Still being prepared, or ready to be played. */
    state: z.enum(['processing', 'ready', 'failed']),
  })
  .meta({ id: 'ApplicationMedia' });
export type ApplicationMedia = z.infer<typeof ApplicationMedia>;

/** Days of the work on which the talent said to be available. Null when they did not say, or nothing was asked. */
const ToldDays = z
  .object({
    total: z.int(),
    available: z.int(),
    not_available: z.array(z.object({ start_date: Day, end_date: Day })),
  })
  .nullable();

const SentToRecruiter = z.object({
  note: z.string().nullable(),
  media: z.array(ApplicationMedia),
  answers: z.array(z.object({ question: JobQuestion, answer: z.string() })),
  days: ToldDays,
  /** Tapes that were promised and are still on their way. */
  awaited: z.array(MediaRequest),
});

const Step = z.object({
  status: z.enum(applicationStatuses),
  at: Instant,
  made_by: z.enum(stepMakers),
  /** Who of the team. Null for the others. */
  by: z.string().nullable(),
  words: z.string().nullable(),
});

/** The clock of the step that waits for the recruiter. */
const Clock = z
  .object({
    /** Seven days after the step began. */
    due_at: Instant,
    /** When Callboard asked the recruiter. Null before it did. */
    asked_at: Instant.nullable(),
    asks_at: Instant,
    closes_at: Instant,
  })
  .nullable();

const about = {
  id: z.int(),
  jobApplyStatus: ApplyStatus,
  /** Of the job: the id in its URL. */
  jobId: z.uuid(),
  title: z.string(),
  project_title: z.string().nullable(),
  project_type: Named,
  poster: Picture.nullable(),
  character: Named.nullable(),
  cities: z.array(z.string()),
  is_remote: z.boolean(),
  works_from: Day.nullable(),
  works_to: Day.nullable(),
  fee_paise: z.int().nullable(),
  fee_per: FeePer.nullable(),
  applied_at: Instant,
  changed_at: Instant,
  clock: Clock,
  /** What the recruiter said when it ended. */
  words: z.string().nullable(),
} as const;

/** One row of My Applications. */
export const OwnApplication = z
  .object({ ...about, recruiter: TeamPerson.nullable(), viewed_at: Instant.nullable() })
  .meta({ id: 'OwnApplication' });
export type OwnApplication = z.infer<typeof OwnApplication>;

/** Everything a talent is told about one application. */
export const OwnApplicationDetail = z
  .object({
    ...about,
    job: z.object({
      status: z.enum(jobStatuses),
      is_open: z.boolean(),
      deadline: jobFacts.deadline,
      closed_at: Instant.nullable(),
    }),
    recruiter: JobRecruiter.nullable(),
    /** Every step that was taken, the oldest first. */
    steps: z.array(Step),
    sent: SentToRecruiter.extend({
      media: z.array(ApplicationMedia.extend({ gallary_id: z.int().nullable() })),
      tell_days: z.boolean(),
    }),
    /** How many applied, and how many of them were chosen to go on. Null while they are a few. */
    others: z.object({ applied: z.int().nullable(), chosen: z.int().nullable() }),
    /** Usual days from applying to the first view, and to the next step. Null while nobody knows. */
    usual: z.object({ first_view_days: z.int().nullable(), next_step_days: z.int().nullable() }),
    actions: z.array(z.enum(applicantActions)),
    /** Until when it can be changed. Null once it cannot, or without an end. */
    change_until: Instant.nullable(),
  })
  .meta({ id: 'OwnApplicationDetail' });
export type OwnApplicationDetail = z.infer<typeof OwnApplicationDetail>;

const reviewed = {
  id: z.int(),
  jobApplyStatus: ApplyStatus,
  talent: TalentFace,
  character: Named.nullable(),
  applied_at: Instant,
  changed_at: Instant,
  clock: Clock,
  match: z.int(),
  /** Of this team, for this application. */
  rating: z.int().min(1).max(5).nullable(),
  has_tape: z.boolean(),
  /** The account is hidden, frozen or closed since: they stay in sight. */
  is_away: z.boolean(),
} as const;

/** One applicant in a list. */
export const Applicant = z
  .object({
    ...reviewed,
    /** The first of what was sent: what a grid shows. */
    picture: z.object({ url: z.string(), placeholder: z.string().nullable() }).nullable(),
    /** The first words of the note. */
    line: z.string().nullable(),
  })
  .meta({ id: 'Applicant' });
export type Applicant = z.infer<typeof Applicant>;

/** One applicant in full, as the team of the job reads them. */
export const ApplicantDetail = z
  .object({
    ...reviewed,
    project_id: z.int().nullable(),
    job: z.object({ id: z.int(), jobUniqueId: z.uuid(), title: z.string(), is_open: z.boolean() }),
    fit: JobMatch,
    sent: SentToRecruiter,
    steps: z.array(Step),
    city: z.string().nullable(),
    height_mm: z.int().nullable(),
    languages: z.array(z.string()),
    skills: z.array(z.string()),
    past_work: z.array(
      z.object({ title: z.string(), role: z.string().nullable(), year: z.int().nullable() }),
    ),
    /** Usual fee, as the profile states it. */
    usual_fee: z.object({ rupees: z.int(), per: z.string() }).nullable(),
    /** Withdrawn: why. */
    withdraw_reason: z.enum(withdrawReasons).nullable(),
    is_unlocked: z.boolean(),
  })
  .meta({ id: 'ApplicantDetail' });
export type ApplicantDetail = z.infer<typeof ApplicantDetail>;

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
    /** Where it stood when it was read. */
    from: ApplyStatus.optional(),
    /** The applicant’s. */
    note: sent.note.optional(),
    media: sent.media.optional(),
    answers: sent.answers.optional(),
    tell_days: sent.tell_days.optional(),
    withdraw_reason: z.enum(withdrawReasons).optional(),
    /** The team’s: what the talent reads with the step. */
    words: Line(answerWordsLength).optional(),
    rating: z.int().min(1).max(5).nullable().optional(),
  }),
  response: { views: { talent: OwnApplicationDetail, team: Applicant } },
});

export const moveApplications = endpoint({
  method: 'POST',
  path: `${base}/bulk`,
  tag,
  summary: 'Move several applications of one job at once. Those that moved meanwhile stay and are named',
  access: access.recruiter({ owned: true, notFrozen: true }),
  body: z.strictObject({
    applications: z
      .array(z.strictObject({ id: Id, from: ApplyStatus }))
      .min(1)
      .max(maxMovedAtOnce),
    jobApplyStatus: ApplyStatus,
    words: Line(answerWordsLength).optional(),
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

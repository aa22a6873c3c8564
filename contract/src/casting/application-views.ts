import { z } from 'zod';
import { GalleryItem } from '../people/gallery-item.ts';
import { Instant } from '../scalars.ts';
import { applicantActions, applicationStatuses, stepMakers, withdrawReasons } from './application-values.ts';
import { JobQuestion, JobRecruiter, jobFacts, MediaRequest } from './job-fields.ts';
import { JobMatch } from './job-search.ts';
import { jobStatuses } from './job-values.ts';
import { Day, FeePer, Named, Picture, TeamPerson } from './project-fields.ts';
import { TalentFace } from './talent-face.ts';

export const ApplyStatus = z.int().min(1).max(applicationStatuses.length);

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

/** A step to the status before it is word of a recruiter who is still deciding. */
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
  .object({
    ...about,
    recruiter: TeamPerson.nullable(),
    /** The furthest step since it was sent, as jobApplyStatus: how far it came before it ended. */
    reached: ApplyStatus,
  })
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
    /** With the id that messages go to. */
    recruiter: JobRecruiter.extend({ user_id: z.int() }).nullable(),
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

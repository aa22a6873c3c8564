import { z } from 'zod';
import { Title } from '../people/names.ts';
import { Id, Instant, Line } from '../scalars.ts';
import {
  auditionKinds,
  checkEffects,
  choiceLength,
  type JobCheck,
  jobChecks,
  jobStatuses,
  jobTextLength,
  jobTitleLength,
  maxChoicesAsked,
  maxJobRoles,
  maxMediaRequests,
  maxQuestions,
  payNoteLength,
  questionKinds,
  questionLength,
  requestedMediaKinds,
} from './job-values.ts';
import { Day, Disclosure, Disclosures, FeePer, Named, Paise, Picture } from './project-fields.ts';

const Age = z.int().min(0).max(100);

/** By its region and city. Short names such as IST are of more than one place. */
const zoneName = /^(UTC|[A-Z][A-Za-z]+(\/[A-Za-z0-9_+-]+){1,2})$/;

const isZone = (zone: string): boolean => {
  if (!zoneName.test(zone)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** A moment, and the zone it is said in. */
export const Deadline = z
  .strictObject({
    at: Instant,
    zone: z.string().min(1).max(60).refine(isZone, 'Choose a time zone'),
  })
  .meta({ id: 'Deadline' });
export type Deadline = z.infer<typeof Deadline>;

/** What applicants are asked to send. */
const mediaRequest = {
  kind: z.enum(requestedMediaKinds),
  label: Line(120),
  note: Line(300).nullable(),
  is_required: z.boolean(),
  /** Of a video, a recording or a tape. */
  max_seconds: z.int().min(5).max(900).nullable(),
} as const;
export const MediaRequest = z.object({ id: z.int(), ...mediaRequest }).meta({ id: 'MediaRequest' });
export type MediaRequest = z.infer<typeof MediaRequest>;

const question = {
  kind: z.enum(questionKinds),
  text: Line(questionLength),
  is_required: z.boolean(),
  /** Of a choice, in their order. Empty for the other kinds. */
  choices: z.array(Line(choiceLength)).max(maxChoicesAsked),
} as const;
export const JobQuestion = z.object({ id: z.int(), ...question }).meta({ id: 'JobQuestion' });
export type JobQuestion = z.infer<typeof JobQuestion>;

const QuestionToAsk = z
  .strictObject({ id: Id.optional(), ...question })
  .refine(({ kind, choices }) => (kind === 'choice' ? choices.length > 1 : choices.length === 0), {
    path: ['choices'],
    error: 'Add at least two choices',
  })
  .refine(({ choices }) => new Set(choices).size === choices.length, {
    path: ['choices'],
    error: 'Each choice only once',
  });

/** Everything about a job that can be changed. Null clears a field. */
export const jobFields = {
  title: Title(jobTitleLength),
  description: z.string().trim().min(1).max(jobTextLength),
  /** Without it the job stands on its own. */
  project_id: Id.nullable(),
  /** Characters of that project. Without them the job is the role itself. */
  charcter_ids: z
    .array(Id)
    .max(maxJobRoles)
    .refine((ids) => new Set(ids).size === ids.length, 'Each character only once'),
  /** Needed without a project. */
  project_type: Id,
  production_title: z.string().trim().min(1).max(jobTitleLength).nullable(),
  gender_id: Id.nullable(),
  playing_age_min: Age.nullable(),
  playing_age_max: Age.nullable(),
  language_ids: z.array(Id).max(10),
  skill_ids: z.array(Id).max(20),
  /** The first is where the work is based. */
  city_ids: z.array(Id).max(20),
  is_remote: z.boolean(),
  fee_paise: Paise.nullable(),
  fee_per: FeePer.nullable(),
  is_unpaid: z.boolean(),
  /** What comes on top, such as travel, stay and food. */
  pay_note: Line(payNoteLength).nullable(),
  works_from: Day.nullable(),
  works_to: Day.nullable(),
  work_days: z.int().min(1).max(366).nullable(),
  audition_kinds: z
    .array(z.enum(auditionKinds))
    .max(auditionKinds.length)
    .refine((kinds) => new Set(kinds).size === kinds.length, 'Each kind only once'),
  wanted: z.int().min(1).max(500),
  disclosures: Disclosures,
  /** One that is there already is named by its id. Left out ones are removed. */
  media: z.array(z.strictObject({ id: Id.optional(), ...mediaRequest })).max(maxMediaRequests),
  questions: z.array(QuestionToAsk).max(maxQuestions),
  /** Null: until filled. */
  deadline: Deadline.nullable(),
} as const;

/** A character of a job, or the job itself where it has none, as everyone reads it. */
export const JobRole = z
  .object({
    /** Null where the job is the role itself. */
    id: z.int().nullable(),
    name: z.string(),
    brief: z.string().nullable(),
    weight: z.string().nullable(),
    wanted: z.int(),
    gender: z.string().nullable(),
    playing_age_min: z.int().nullable(),
    playing_age_max: z.int().nullable(),
    height_min_mm: z.int().nullable(),
    height_max_mm: z.int().nullable(),
    languages: z.array(z.string()),
    skills: z.array(z.string()),
    looks: z.array(z.string()),
    fee_paise: z.int().nullable(),
    fee_per: FeePer.nullable(),
    work_days: z.int().nullable(),
    works_from: Day.nullable(),
    works_to: Day.nullable(),
    disclosures: z.array(Disclosure),
    /** Still casting. */
    is_open: z.boolean(),
  })
  .meta({ id: 'JobRole' });
export type JobRole = z.infer<typeof JobRole>;

/** Something that was noticed about a job, with the words or figures it rests on. */
export const JobFinding = z
  .object({
    check: z.enum(jobChecks),
    /** Nobody sees the job before somebody at Callboard has read it. */
    blocks: z.boolean(),
    /** The field it is about. Null where it is about more than one. */
    field: z.string().nullable(),
    /** The words in question, or the figures compared. */
    evidence: z.record(z.string(), z.union([z.string(), z.number()])),
  })
  .meta({ id: 'JobFinding' });
export type JobFinding = z.infer<typeof JobFinding>;

/** The checks whose findings the poster reads. The others are for moderators alone. */
export const postersChecks: readonly JobCheck[] = jobChecks.filter((check) => checkEffects[check].poster);

/** What everyone reads about a job. */
export const jobFacts = {
  /** The id in the URL of the job. */
  jobUniqueId: z.uuid(),
  title: z.string(),
  description: z.string(),
  status: z.enum(jobStatuses),
  /** Applications are taken. */
  is_open: z.boolean(),
  is_callboard: z.boolean(),
  project: z
    .object({
      title: z.string(),
      production_house: z.string().nullable(),
      director: z.string().nullable(),
      synopsis: z.string().nullable(),
      poster: Picture.nullable(),
      /** Union work or not. Null where nobody has said. */
      is_union: z.boolean().nullable(),
      usage: z.string().nullable(),
    })
    .nullable(),
  project_type: Named,
  cities: z.array(z.string()),
  is_remote: z.boolean(),
  fee_paise: z.int().nullable(),
  fee_per: FeePer.nullable(),
  is_unpaid: z.boolean(),
  pay_note: z.string().nullable(),
  works_from: Day.nullable(),
  works_to: Day.nullable(),
  work_days: z.int().nullable(),
  audition_kinds: z.array(z.enum(auditionKinds)),
  wanted: z.int(),
  deadline: Deadline.nullable(),
  opened_at: Instant.nullable(),
  closed_at: Instant.nullable(),
  /** Of the whole job, with those of its project; those of one role are with the role. */
  disclosures: z.array(Disclosure),
  media: z.array(MediaRequest),
  questions: z.array(JobQuestion),
  roles: z.array(JobRole),
} as const;

/** Who casts, with how they answer. */
export const JobRecruiter = z
  .object({
    userUniqueId: z.string(),
    name: z.string(),
    company: z.string(),
    city: z.string().nullable(),
    image: z.string().nullable(),
    is_verified: z.boolean(),
    projects_here: z.int(),
    /** Null until there are enough applications to count. */
    answering: z
      .object({
        applications: z.int(),
        answered_percent: z.int(),
        /** Until an application is viewed, for most of them. Null while nobody knows. */
        first_view_days: z.int().nullable(),
        final_answer_days: z.int().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'JobRecruiter' });
export type JobRecruiter = z.infer<typeof JobRecruiter>;

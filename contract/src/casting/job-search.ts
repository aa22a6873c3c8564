import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { Id, Instant, ListOf, Page } from '../scalars.ts';
import { jobFacts } from './job-fields.ts';
import {
  applyObstacles,
  auditionKinds,
  jobFacets,
  jobFilterGroups,
  jobSorts,
  jobsPerPage,
} from './job-values.ts';
import { Named, Picture } from './project-fields.ts';

const tag = 'jobs';
const base = '/v1/auditions';

/** A list in a URL is written 1,2,3. */
const list = <T>(item: z.ZodType<T, string>, max: number) =>
  z
    .union([z.string().max(1000), z.array(z.string().max(1000)).max(max)])
    .transform((value) => [value].flat().flatMap((text) => text.split(',')))
    .pipe(z.array(item).min(1, 'Choose at least one').max(max, `Choose at most ${max}`))
    .transform((items) => [...new Set(items)]);
const IdInQuery = z.coerce.number<string>().pipe(Id);
const Kind = z.string().transform((text, context) => {
  const kind = auditionKinds.find((known) => known === text);
  if (kind) return kind;
  context.addIssue('Choose one of the kinds of audition');
  return z.NEVER;
});
const Age = z.coerce.number().pipe(z.int().min(0).max(100));
const True = z.enum(['true', 'false']).transform((text) => text === 'true');

/** What a job is searched by. Of a list, any may match. */
export const jobFilterShape = {
  /** In the title, the text, the project, the company or the name of who casts. */
  text: z.string().trim().min(1).max(80).optional(),
  /** Roles of this gender, and those for any. */
  gender_id: list(IdInQuery, 20).optional(),
  /** Playing ages that overlap. */
  min_age: Age.optional(),
  max_age: Age.optional(),
  /** Ids of project types: the wire calls them so. */
  project_id: list(IdInQuery, 50).optional(),
  /** Cities. */
  location_id: list(IdInQuery, 50).optional(),
  /** Remote work; with location_id, either may match. */
  remote: True.optional(),
  paid: True.optional(),
  /** Rupees a day at least. A fee for the project or a month is counted per day of work. */
  pay_min: z.coerce.number().pipe(z.int().min(1).max(10_000_000)).optional(),
  audition_kind: list(Kind, auditionKinds.length).optional(),
  /** Only what the signed-in talent fits. */
  fits_me: True.optional(),
  /** Only where the signed-in talent is available on every day of the work. */
  when_available: True.optional(),
  /** Only what the signed-in talent saved. */
  saved: True.optional(),
  /** Of one recruiter: the id in the URL of their page. */
  recruiter: z.guid().optional(),
  /** Not those that closed. On by default. */
  activeJobs: True.default(true),
  /** The reader. A talent can only name themselves. */
  user_id: IdInQuery.optional(),
} as const;
const SortId = z.coerce
  .number()
  .pipe(z.literal([jobSorts.match, jobSorts.newest, jobSorts.closing, jobSorts.pay]))
  .default(jobSorts.newest);

/** How well the reader fits, with what was compared. */
export const JobMatch = z
  .object({
    percent: z.int(),
    reasons: z.array(
      z.object({
        /** Such as gender, age, languages, skills, place, dates. */
        condition: z.string(),
        fits: z.enum(['yes', 'partly', 'no', 'unknown']),
        /** What is asked, and what the reader has. */
        asked: z.string(),
        has: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'JobMatch' });
export type JobMatch = z.infer<typeof JobMatch>;

const card = {
  jobUniqueId: z.uuid(),
  title: z.string(),
  /** The first words of the text. */
  summary: z.string(),
  is_open: z.boolean(),
  is_callboard: z.boolean(),
  /** Opened within the last three days. */
  is_new: z.boolean(),
  project_title: z.string().nullable(),
  poster: Picture.nullable(),
  project_type: Named,
  company: z.string(),
  is_verified: z.boolean(),
  /** Of all its roles: null where they differ or any will do. */
  gender: z.string().nullable(),
  playing_age_min: z.int().nullable(),
  playing_age_max: z.int().nullable(),
  roles: z.int(),
  cities: z.array(z.string()),
  is_remote: z.boolean(),
  works_from: jobFacts.works_from,
  works_to: jobFacts.works_to,
  /** The highest where its roles differ. */
  fee_paise: z.int().nullable(),
  fee_per: jobFacts.fee_per,
  is_unpaid: z.boolean(),
  audition_kinds: jobFacts.audition_kinds,
  deadline: jobFacts.deadline,
  opened_at: Instant.nullable(),
} as const;

export const JobCard = z.object(card).meta({ id: 'JobCard' });
export type JobCard = z.infer<typeof JobCard>;

/** With what only this talent is told. */
export const JobCardForTalent = z
  .object({
    ...card,
    match: z.object({
      percent: z.int(),
      fits: z.boolean(),
      /** The first condition that is missing, in words. */
      missing: z.string().nullable(),
    }),
    is_saved: z.boolean(),
    /** The furthest of the reader's applications, as jobApplyStatus. Null without one. */
    jobApplyStatus: z.int().min(1).max(10).nullable(),
    application_id: z.int().nullable(),
    obstacle: z.enum(applyObstacles).nullable(),
  })
  .meta({ id: 'JobCardForTalent' });
export type JobCardForTalent = z.infer<typeof JobCardForTalent>;

export const findJobs = endpoint({
  method: 'GET',
  path: `${base}/data/get-All`,
  tag,
  summary:
    'Find jobs. sort_id: 1 best match for the signed-in talent, 2 newest, 3 closing soon, 4 highest pay',
  access: access.public(),
  query: z.strictObject({ ...Page(jobsPerPage), ...jobFilterShape, sort_id: SortId }),
  response: { views: { guest: ListOf(JobCard), talent: ListOf(JobCardForTalent) } },
});

export const JobCounts = z
  .object({
    count: z.int(),
    /** Of those, how many fit the signed-in talent. Null for others. */
    fits_me: z.int().nullable(),
    /** How many there would be without a filter, for each that is set. */
    filterDrops: z.array(z.object({ group: z.enum(jobFilterGroups), count: z.int() })),
    /** How many there are for each choice, with every other filter applied. */
    facets: z.array(
      z.object({
        facet: z.enum(jobFacets),
        values: z.array(z.object({ id: z.union([z.int(), z.string()]), count: z.int() })),
      }),
    ),
    paid: z.int(),
    remote: z.int(),
    /** On whose days the signed-in talent is available. Null for others. */
    when_available: z.int().nullable(),
  })
  .meta({ id: 'JobCounts' });
export type JobCounts = z.infer<typeof JobCounts>;

export const countJobs = endpoint({
  method: 'GET',
  path: `${base}/count/filterdatacount`,
  tag,
  summary: 'How many jobs match, and what each filter costs',
  access: access.public(),
  query: z.strictObject(jobFilterShape),
  response: JobCounts,
});

export const listCallboardOpenings = endpoint({
  method: 'GET',
  path: `${base}/list/callboard-openings`,
  tag,
  summary: 'Open jobs of Callboard itself, the newest first',
  access: access.public(),
  query: z.strictObject(Page(jobsPerPage)),
  response: ListOf(JobCard),
});

/** What a readable address such as mumbai-web-series means. */
export const JobAddress = z
  .object({
    /** The address as it is written today, in which each filter has its place. */
    searchParam: z.string(),
    /** The page's title: Web series jobs in Mumbai. */
    city: Named.nullable(),
    project_type: Named.nullable(),
    gender: Named.nullable(),
    audition_kind: z.enum(auditionKinds).nullable(),
    remote: z.boolean(),
  })
  .meta({ id: 'JobAddress' });
export type JobAddress = z.infer<typeof JobAddress>;

export const readJobAddress = endpoint({
  method: 'GET',
  path: `${base}/address/{searchParam}`,
  tag,
  summary: 'What a readable address of a job search means; 404 for one that means nothing',
  access: access.public(),
  params: z.strictObject({ searchParam: z.string().min(1).max(120) }),
  response: JobAddress,
});

import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { FileAnswer, Id, IdInPath, Instant, Line, ListOf, Page } from '../scalars.ts';
import { Day, Picture } from './project-fields.ts';
import {
  candidateStages,
  characterStatuses,
  closedPerPage,
  maxCharacters,
  projectRoles,
  projectStatuses,
  summaryPerPage,
} from './project-values.ts';

const tag = 'projects';
const base = '/v1/recruiter-project';

/** How many talents are at each stage. Everyone counts once, where they are furthest. */
export const StageCounts = z.object({
  shortlisted: z.int(),
  applied: z.int(),
  invited: z.int(),
  auditioned: z.int(),
  offered: z.int(),
  cast: z.int(),
});
export type StageCounts = z.infer<typeof StageCounts>;

/** A character as one slot of a project: who is furthest along. */
export const CharacterSlot = z
  .object({
    id: z.int(),
    name: z.string(),
    status: z.enum(characterStatuses),
    wanted: z.int(),
    cast: z.int(),
    /** Everyone who is considered, at any stage. */
    listed: z.int(),
    /** Applications nobody has opened. */
    unseen: z.int(),
    /** Null while nobody is considered. */
    stage: z.enum(candidateStages).nullable(),
    face: z.object({ name: z.string(), image: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'CharacterSlot' });
export type CharacterSlot = z.infer<typeof CharacterSlot>;

export const ProjectRow = z
  .object({
    id: z.int(),
    title: z.string(),
    internal_title: z.string().nullable(),
    project_type: z.string(),
    production_house: z.string().nullable(),
    cities: z.array(z.string()),
    status: z.enum(projectStatuses),
    poster: Picture.nullable(),
    shoot_starts_on: Day.nullable(),
    shoot_ends_on: Day.nullable(),
    audition_starts_on: Day.nullable(),
    audition_ends_on: Day.nullable(),
    created_at: Instant,
    updated_at: Instant,
    closed_at: Instant.nullable(),
    reopen_until: Day.nullable(),
    owner: z.object({ user_id: z.int(), name: z.string(), company: z.string() }),
    role: z.enum(projectRoles),
    /** How many talents are wanted for all characters together. */
    wanted: z.int(),
    counts: StageCounts,
    /** Shortlisted or applied since yesterday. */
    new_faces: z.int(),
    /** Decisions that wait: unread applications, answers to shares. */
    to_decide: z.int(),
    /** In their order. */
    characters: z.array(CharacterSlot).max(maxCharacters),
  })
  .meta({ id: 'ProjectRow' });
export type ProjectRow = z.infer<typeof ProjectRow>;

/** For pickers. */
export const ProjectChoice = z
  .object({
    id: z.int(),
    title: z.string(),
    project_type: z.string(),
    status: z.enum(projectStatuses),
    role: z.enum(projectRoles),
    shoot_starts_on: Day.nullable(),
    shoot_ends_on: Day.nullable(),
    audition_starts_on: Day.nullable(),
    audition_ends_on: Day.nullable(),
  })
  .meta({ id: 'ProjectChoice' });
export type ProjectChoice = z.infer<typeof ProjectChoice>;

export const projectSorts = ['changed', 'shoot', 'created', 'title'] as const;
export type ProjectSort = (typeof projectSorts)[number];

export const listProjects = endpoint({
  method: 'GET',
  path: `${base}/get-all`,
  tag,
  summary: "The recruiter's projects and those they work on, closed ones left out unless asked for",
  access: access.recruiter(),
  query: z.strictObject({
    ...Page(20),
    /** Part of a title, a character or a production house. */
    search: Line(120).optional(),
    status: z.enum(projectStatuses).optional(),
    type: z.coerce.number().pipe(Id).optional(),
    whose: z.enum(['all', 'own', 'team']).default('all'),
    sort: z.enum(projectSorts).default('changed'),
  }),
  response: ListOf(ProjectRow).extend({
    /** Within the search, the type and whose. */
    counts: z.object({ all: z.int(), draft: z.int(), open: z.int(), paused: z.int(), closed: z.int() }),
    /** Parts of open projects that nobody plays yet, within the same: a character may want several. */
    to_cast: z.int(),
  }),
});

const recruiterParams = z.strictObject({ id: IdInPath });

export const listOpenAuditions = endpoint({
  method: 'GET',
  path: `${base}/openauditions/{id}`,
  tag,
  summary: 'Open projects of this recruiter whose auditions are not over, the soonest first',
  access: access.recruiter({ owned: true }),
  params: recruiterParams,
  response: ListOf(ProjectChoice),
});

export const listActiveProjects = endpoint({
  method: 'GET',
  path: `${base}/activeprojects/{id}`,
  tag,
  summary: 'Projects of this recruiter that can be worked on: drafts, open and paused ones, for pickers',
  access: access.recruiter({ owned: true }),
  params: recruiterParams,
  response: ListOf(ProjectChoice),
});

/** Named are only talents who agreed to it. */
export const CastPart = z
  .object({
    character: z.string(),
    name: z.string().nullable(),
    userUniqueId: z.string().nullable(),
    file_url: z.string().nullable(),
  })
  .meta({ id: 'CastPart' });
export type CastPart = z.infer<typeof CastPart>;

export const PublicProject = z
  .object({
    title: z.string(),
    project_type: z.string(),
    production_house: z.string().nullable(),
    synopsis: z.string().nullable(),
    cities: z.array(z.string()),
    languages: z.array(z.string()),
    shoot_starts_on: Day.nullable(),
    shoot_ends_on: Day.nullable(),
    poster: Picture.nullable(),
    is_open: z.boolean(),
    /** Those being cast. */
    characters: z.array(z.object({ id: z.int(), name: z.string() })),
    /** Empty before the day of announcement. */
    cast: z.array(CastPart),
  })
  .meta({ id: 'PublicProject' });
export type PublicProject = z.infer<typeof PublicProject>;

export const listPublicProjects = endpoint({
  method: 'GET',
  path: `${base}/recruiter-based-project/{id}`,
  tag,
  summary: "Public projects on the recruiter's page, those casting now first",
  access: access.public(),
  params: z.strictObject({ id: z.union([IdInPath, z.guid()]) }),
  query: z.strictObject(Page(10)),
  response: ListOf(PublicProject),
});

export const listClosedProjects = endpoint({
  method: 'GET',
  path: `${base}/recruiter-close-audition`,
  tag,
  summary: 'Closed projects, the latest first, five a page',
  access: access.recruiter(),
  query: z.strictObject({
    ...Page(closedPerPage),
    search: Line(120).optional(),
    type: z.coerce.number().pipe(Id).optional(),
    whose: z.enum(['all', 'own', 'team']).default('all'),
  }),
  response: ListOf(ProjectRow),
});

const summaryFilters = {
  recruiterId: z.coerce.number().pipe(Id),
  title: Line(120).optional(),
  status: z.enum(projectStatuses).optional(),
  type: z.coerce.number().pipe(Id).optional(),
} as const;

export const SummaryRow = z
  .object({
    id: z.int(),
    title: z.string(),
    project_type: z.string(),
    status: z.enum(projectStatuses),
    owner: z.string(),
    role: z.enum(projectRoles),
    shoot_starts_on: Day.nullable(),
    shoot_ends_on: Day.nullable(),
    characters: z.int(),
    wanted: z.int(),
    counts: StageCounts,
    declined: z.int(),
    created_at: Instant,
    closed_at: Instant.nullable(),
  })
  .meta({ id: 'SummaryRow' });
export type SummaryRow = z.infer<typeof SummaryRow>;

export const listProjectSummary = endpoint({
  method: 'GET',
  path: `${base}/recruiter-getting/project-summary`,
  tag,
  summary: 'The Project Summary table: every stage counted',
  access: access.recruiter({ owned: true }),
  query: z.strictObject({ ...Page(summaryPerPage), ...summaryFilters }),
  response: ListOf(SummaryRow).extend({
    /** Of all pages. */
    totals: z.object({ characters: z.int(), wanted: z.int(), counts: StageCounts, declined: z.int() }),
  }),
});

export const exportProjectSummary = endpoint({
  method: 'GET',
  path: `${base}/recruiter-getting/project-summary/export`,
  tag,
  summary: 'The Project Summary as a spreadsheet',
  access: access.recruiter({ owned: true, notFrozen: true }),
  query: z.strictObject(summaryFilters),
  response: FileAnswer,
});

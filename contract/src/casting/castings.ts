import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { Id, ListOf, Page } from '../scalars.ts';
import { Named, Picture } from './project-fields.ts';

/** A page of /our-castings. */
export const castingsPerPage = 12;
/** How many of those cast in one project are named. The others are counted. */
export const rolesNamed = 6;
/** The same, of a project that still casts. */
export const rolesNamedNow = 3;
/** How many projects that cast now are named. */
export const castingNowShown = 6;
/** Who does not wish to be shown is counted only among this many. */
export const fewestNotShown = 5;

/** Somebody who was cast, agreed to be shown, and is shown after the day of announcement. */
const CastPerson = z.object({
  /** The id in the URL of their profile. */
  userUniqueId: z.uuid(),
  name: z.string(),
  character: z.string(),
  picture: z
    .object({ url: z.string(), placeholder: z.string().nullable(), width: z.int(), height: z.int() })
    .nullable(),
});

const about = {
  title: z.string(),
  project_type: Named,
  production_house: z.string().nullable(),
  director: z.string().nullable(),
  languages: z.array(z.string()),
  poster: Picture.nullable(),
} as const;

export const CastingOfProject = z
  .object({
    ...about,
    /** In which its cast was told. */
    year: z.int(),
    cast: z.array(CastPerson).max(rolesNamed),
    /** Without those who are a few and not shown, because a sum would tell how many they are. */
    roles_cast: z.int(),
    /** Cast, and not named for want of room. */
    more: z.int(),
    /** Cast, and not shown by their wish. A few under five is said as is_few, never as a number. */
    not_shown: z.object({ count: z.int().nullable(), is_few: z.boolean() }).nullable(),
    recruiter: z
      .object({ userUniqueId: z.uuid(), name: z.string(), company: z.string(), image: z.string().nullable() })
      .nullable(),
  })
  .meta({ id: 'CastingOfProject' });
export type CastingOfProject = z.infer<typeof CastingOfProject>;

export const CastingNow = z
  .object({
    ...about,
    roles_open: z.int(),
    /** Those of the project who were cast already, once its day of announcement has come. */
    cast: z.array(CastPerson).max(rolesNamedNow),
    roles_cast: z.int(),
    /** One of its jobs: the id in the URL. */
    jobUniqueId: z.uuid(),
    jobs: z.int(),
  })
  .meta({ id: 'CastingNow' });
export type CastingNow = z.infer<typeof CastingNow>;

export const listCastings = endpoint({
  method: 'GET',
  path: '/v1/castings',
  tag: 'content',
  summary: 'Projects cast on Callboard with those who agreed to be shown, and projects that cast now',
  access: access.public(),
  query: z.strictObject({
    ...Page(castingsPerPage),
    /** A project type. */
    type: z.coerce.number().pipe(Id).optional(),
    year: z.coerce.number().pipe(z.int().min(2000).max(2100)).optional(),
    /** In the project, those shown, the company or who cast. */
    text: z.string().trim().min(1).max(80).optional(),
  }),
  response: ListOf(CastingOfProject).extend({
    casting_now: z.array(CastingNow).max(castingNowShown),
    /** Whatever was searched. */
    totals: z.object({ projects: z.int(), roles: z.int(), open_jobs: z.int() }),
    types: z.array(Named.extend({ count: z.int() })),
    years: z.array(z.object({ year: z.int(), projects: z.int(), roles: z.int() })),
  }),
});

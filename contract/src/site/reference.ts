import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { Id, IdInPath, Line, ListOf } from '../scalars.ts';

export const ReferenceItem = z.object({ id: Id, name: z.string() }).meta({ id: 'ReferenceItem' });
export const GroupedReferenceItem = z
  .object({ id: Id, name: z.string(), group: z.string() })
  .meta({ id: 'GroupedReferenceItem' });
export const City = z
  .object({
    id: Id,
    name: z.string(),
    /** The Hindi name, where one is known. */
    name_hi: z.string().nullable(),
    state: z.string(),
    country_id: Id,
  })
  .meta({ id: 'City' });
export type City = z.infer<typeof City>;
const Country = z.object({ id: Id, name: z.string(), iso_code: z.string() }).meta({ id: 'Country' });
/** In Hindi, and other spellings, to find it by. Lists that a browser kept from before have none. */
const other_names = z.array(z.string()).optional();
const Language = z
  .object({
    id: Id,
    name: z.string(),
    native_name: z.string(),
    iso_code: z.string(),
    other_names,
  })
  .meta({ id: 'Language' });
const Nationality = z
  .object({ id: Id, name: z.string(), country_id: Id, other_names })
  .meta({ id: 'Nationality' });
const SizeType = z
  .object({ id: Id, code: z.string(), name: z.string(), kind: z.enum(['length', 'weight']) })
  .meta({ id: 'SizeType' });

const Items = z.array(ReferenceItem);
const GroupedItems = z.array(GroupedReferenceItem);

export const MasterData = z
  .object({
    education_levels: Items,
    id_proof_types: Items,
    age_options: z.array(z.int()),
    genders: Items,
    countries: z.array(Country),
    /** The cities most people are cast in. The rest is found by `/v1/city/search`. */
    cities: z.array(City),
    languages: z.array(Language),
    language_levels: Items,
    accents: GroupedItems,
    skills: GroupedItems,
    hobbies: GroupedItems,
    project_types: Items,
    looks: Items,
    hair_colors: Items,
    hair_types: Items,
    eye_colors: Items,
    skin_tones: Items,
    body_types: Items,
    nationalities: z.array(Nationality),
    roles: Items,
    size_types: z.array(SizeType),
    social_networks: Items,
    acting_educations: Items,
    achievements: Items,
  })
  .meta({ id: 'MasterData' });
export type MasterData = z.infer<typeof MasterData>;

const read = <const P extends string, const R extends z.ZodType>(path: P, summary: string, response: R) =>
  endpoint({ method: 'GET', path, tag: 'reference', summary, access: access.public(), response });

const typeahead = <const P extends string, const B extends z.ZodType>(path: P, summary: string, body: B) =>
  endpoint({
    method: 'POST',
    path,
    tag: 'reference',
    summary,
    access: access.public(),
    body,
    response: ListOf(GroupedReferenceItem),
  });

export const getMasterData = read(
  '/v1/get-all-masterData',
  'Every reference list in one cacheable answer',
  MasterData,
);
export const getHobbies = read('/v1/hobbies/get-all', 'Hobbies', ListOf(GroupedReferenceItem));
export const getSkills = read('/v1/skills/get-all', 'Skills', ListOf(GroupedReferenceItem));
export const getProjectTypes = read('/v1/project_type/get-all', 'Project types', ListOf(ReferenceItem));
export const getProjectTypesForProjects = read(
  '/v1/project-type-new/get-all',
  'Project types a new project can have',
  ListOf(ReferenceItem),
);
export const getProjectTypesForJobs = read(
  '/v1/project-type-audition/get-all',
  'Project types a job posting can have',
  ListOf(ReferenceItem),
);
export const getCities = read('/v1/city/get-all', 'Cities', ListOf(City));

/** More than a list of results, a form or a search has. */
export const mostCitiesAtOnce = 50;

const CityIds = z
  .string()
  .regex(/^\d{1,10}(,\d{1,10})*$/, 'Expected numbers')
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(Id).max(mostCitiesAtOnce));

export const searchCities = endpoint({
  method: 'GET',
  path: '/v1/city/search',
  tag: 'reference',
  summary: 'Cities by any of their names, in Latin or Devanagari letters; or those with these ids',
  access: access.public(),
  query: z.strictObject({ text: Line(80).optional(), ids: CityIds.optional() }),
  response: ListOf(City),
});

export const filterSkills = typeahead(
  '/v1/skills/filter-skill',
  'Skills whose name begins with, contains or nearly matches the text',
  z.strictObject({ skill_name: Line(60) }),
);
export const filterHobbies = typeahead(
  '/v1/hobbies/filter-hobbies',
  'Hobbies whose name begins with, contains or nearly matches the text',
  z.strictObject({ hobby_name: Line(60) }),
);

export const getCity = endpoint({
  method: 'GET',
  path: '/v1/city/{id}',
  tag: 'reference',
  summary: 'One city',
  access: access.public(),
  params: z.strictObject({ id: IdInPath }),
  response: City,
});

export const getCitiesOfCountry = endpoint({
  method: 'GET',
  path: '/v1/city/get-by-country/{id}',
  tag: 'reference',
  summary: 'The cities of a country',
  access: access.public(),
  params: z.strictObject({ id: IdInPath }),
  response: ListOf(City),
});

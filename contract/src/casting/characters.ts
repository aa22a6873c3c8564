import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { Id, IdInPath, Line, ListOf } from '../scalars.ts';
import { WireFilters } from '../search/talent-filters.ts';
import {
  BaseRevision,
  Day,
  Disclosure,
  Disclosures,
  FeePer,
  FieldConflict,
  Named,
  Paise,
  Picture,
  PictureToAdd,
} from './project-fields.ts';
import { CharacterSlot, StageCounts } from './project-lists.ts';
import {
  characterStatuses,
  characterWeights,
  conditions,
  documentKinds,
  maxCharacters,
  projectRoles,
} from './project-values.ts';

const tag = 'projects';
const library = '/v1/recruiter-project-character-library';
const params = z.strictObject({ id: IdInPath });

export const OwnCharacter = z
  .object({
    id: z.int(),
    name: z.string(),
    project_id: z.int(),
    project_title: z.string(),
    project_type: z.string(),
    status: z.enum(characterStatuses),
    /** The character's musts as filters of a search. */
    filters: WireFilters,
    /** Null when they are not known. */
    shoot_starts_on: z.iso.date().nullable(),
    shoot_ends_on: z.iso.date().nullable(),
    shortlisted: z.int(),
    /** The reader's role on the project. */
    role: z.enum(projectRoles),
  })
  .meta({ id: 'OwnCharacter' });
export type OwnCharacter = z.infer<typeof OwnCharacter>;

export const listOwnCharacters = endpoint({
  method: 'GET',
  path: `${library}/get-all`,
  tag,
  summary:
    "The recruiter's character library: characters of projects that are not closed, newest project first",
  access: access.recruiter(),
  response: ListOf(OwnCharacter),
});

const Age = z.int().min(0).max(100).nullable();
const HeightMm = z.int().min(300).max(2750).nullable();
const LanguageWanted = z.strictObject({ language_id: Id, level_id: z.int().min(1).max(4) });

const changeable = {
  name: Line(120),
  /** What talents read. */
  brief: z.string().trim().min(1).max(3000).nullable(),
  /** What only the team reads. */
  team_note: z.string().trim().min(1).max(3000).nullable(),
  weight: z.enum(characterWeights),
  wanted: z.int().min(1).max(500),
  gender_id: Id.nullable(),
  playing_age_min: Age,
  playing_age_max: Age,
  height_min_mm: HeightMm,
  height_max_mm: HeightMm,
  look_ids: z.array(Id).max(10),
  languages: z.array(LanguageWanted).max(10),
  skill_ids: z.array(Id).max(20),
  fee_paise: Paise.nullable(),
  fee_per: FeePer.nullable(),
  work_days: z.int().min(1).max(366).nullable(),
  works_from: Day.nullable(),
  works_to: Day.nullable(),
  disclosures: Disclosures,
  /** The conditions that decide. The others only sort. */
  musts: z.array(z.enum(conditions)).max(conditions.length),
  /** Reference pictures in their order. Left out ones are removed. */
  pictures: z.array(PictureToAdd).max(12),
};
export const CharacterChanges = z.strictObject(changeable).partial();
export type CharacterChanges = z.input<typeof CharacterChanges>;

export const CharacterDetail = z
  .object({
    id: z.int(),
    project_id: z.int(),
    project_title: z.string(),
    name: z.string(),
    brief: z.string().nullable(),
    team_note: z.string().nullable(),
    weight: z.enum(characterWeights),
    status: z.enum(characterStatuses),
    wanted: z.int(),
    gender: Named.nullable(),
    playing_age_min: Age,
    playing_age_max: Age,
    height_min_mm: HeightMm,
    height_max_mm: HeightMm,
    looks: z.array(Named),
    languages: z.array(Named.extend({ level_id: z.int(), level: z.string() })),
    skills: z.array(Named),
    fee_paise: z.int().nullable(),
    fee_per: FeePer.nullable(),
    work_days: z.int().nullable(),
    works_from: Day.nullable(),
    works_to: Day.nullable(),
    disclosures: z.array(Disclosure),
    musts: z.array(z.enum(conditions)),
    pictures: z.array(Picture.extend({ id: z.int(), caption: z.string().nullable() })),
    /** Documents for this character, such as sides. */
    documents: z.array(z.object({ id: z.int(), title: z.string(), kind: z.enum(documentKinds) })),
    /** As a slot: who is furthest along, and how many. */
    slot: CharacterSlot,
    counts: StageCounts,
    /** The first faces of those considered. */
    faces: z.array(z.object({ name: z.string(), image: z.string().nullable() })).max(4),
    /** The musts as filters of a search. */
    filters: WireFilters,
    /** The project's revision when this was read. */
    revision: z.int(),
  })
  .meta({ id: 'CharacterDetail' });
export type CharacterDetail = z.infer<typeof CharacterDetail>;

export const createCharacters = endpoint({
  method: 'POST',
  path: library,
  tag,
  summary: 'Add characters to a project: from scratch, from a breakdown, or as copies. All or none',
  access: access.recruiter({ owned: true, notFrozen: true }),
  body: z.strictObject({
    project_id: Id,
    characters: z
      .array(
        z.strictObject({
          ...CharacterChanges.shape,
          name: Line(120).optional(),
          /** One of the caller's characters: what is not given here is taken from it. */
          copy_of: Id.optional(),
        }),
      )
      .min(1)
      .max(maxCharacters),
    /** Created on the device. Retrying with it adds once. */
    client_id: z.guid().optional(),
  }),
  status: 201,
  response: ListOf(CharacterDetail),
});

export const updateCharacter = endpoint({
  method: 'PATCH',
  path: `${library}/{id}`,
  tag,
  summary:
    'Change a character, drop it or cast again. Fields that someone else changed meanwhile are answered as conflicts and stay',
  access: access.recruiter({ owned: true, notFrozen: true }),
  params,
  body: z.strictObject({
    ...CharacterChanges.shape,
    status: z.enum(characterStatuses).optional(),
    base_revision: BaseRevision,
  }),
  response: CharacterDetail.extend({ conflicts: z.array(FieldConflict) }),
});

export const deleteCharacter = endpoint({
  method: 'DELETE',
  path: `${library}/{id}`,
  tag,
  summary: 'Remove a character nobody has applied or been invited for; others are dropped instead',
  access: access.recruiter({ owned: true, notFrozen: true }),
  params,
  status: 204,
  response: z.undefined(),
});

export const getCharacter = endpoint({
  method: 'GET',
  path: `${library}/{id}`,
  tag,
  summary: 'One character',
  access: access.recruiter({ owned: true }),
  params,
  response: CharacterDetail,
});

export const listProjectCharacters = endpoint({
  method: 'GET',
  path: `${library}/character-list`,
  tag,
  summary: 'Characters of a project in their order, for pickers',
  access: access.recruiter({ owned: true }),
  query: z.strictObject({ projectId: z.coerce.number().pipe(Id) }),
  response: ListOf(
    z.object({ id: z.int(), name: z.string(), status: z.enum(characterStatuses), wanted: z.int() }),
  ),
});

export const listCharactersWithCounts = endpoint({
  method: 'GET',
  path: `${library}/getAll-Character/{id}`,
  tag,
  summary: 'Characters of a project with everything about them and how many are at each stage',
  access: access.recruiter({ owned: true }),
  params,
  response: ListOf(CharacterDetail),
});

export const GuestCharacter = z
  .object({
    id: z.int(),
    name: z.string(),
    brief: z.string().nullable(),
    gender: z.string().nullable(),
    playing_age_min: Age,
    playing_age_max: Age,
    languages: z.array(z.string()),
    skills: z.array(z.string()),
    project_title: z.string(),
    project_type: z.string(),
    cities: z.array(z.string()),
    disclosures: z.array(Disclosure),
    is_open: z.boolean(),
  })
  .meta({ id: 'GuestCharacter' });
export type GuestCharacter = z.infer<typeof GuestCharacter>;

export const getCharacterAsGuest = endpoint({
  method: 'GET',
  path: `${library}/guest-user/character/{id}`,
  tag,
  summary: 'A character as a guest sees it: only while its project is public or a job posts it',
  access: access.public(),
  params,
  response: GuestCharacter,
});

export const sortCharacters = endpoint({
  method: 'POST',
  path: `${library}/character-shortlist/sort-by/caharacter-list`,
  tag,
  summary: 'Keep the order of the characters of a project',
  access: access.recruiter({ owned: true, notFrozen: true }),
  body: z.strictObject({ project_id: Id, character_ids: z.array(Id).min(1).max(maxCharacters) }),
  status: 204,
  response: z.undefined(),
});

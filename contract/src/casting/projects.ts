import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { UploadKey } from '../people/media.ts';
import { Title } from '../people/names.ts';
import { Id, IdInPath, Instant, Line } from '../scalars.ts';
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
  TeamPerson,
} from './project-fields.ts';
import { maxCharacters, projectRoles, projectStatuses } from './project-values.ts';

const tag = 'projects';
const base = '/v1/recruiter-project';
const params = z.strictObject({ id: IdInPath });
const Text = (max: number) => z.string().trim().min(1).max(max).nullable();

/** Everything about a project that can be changed. Null clears a field. */
const changeable = {
  title: Title(160),
  /** Only the team reads it. */
  internal_title: Text(160),
  project_type: Id,
  production_house: Text(160),
  director: Text(160),
  synopsis: Text(4000),
  language_ids: z.array(Id).max(20),
  /** The first is where the project is based. */
  city_ids: z.array(Id).max(20),
  shoot_starts_on: Day.nullable(),
  shoot_ends_on: Day.nullable(),
  audition_starts_on: Day.nullable(),
  audition_ends_on: Day.nullable(),
  cast_by: Day.nullable(),
  /** Nothing of the cast is public before this day. */
  announce_on: Day.nullable(),
  fee_min_paise: Paise.nullable(),
  fee_max_paise: Paise.nullable(),
  fee_per: FeePer.nullable(),
  usage: Text(1000),
  /** Null where nobody has said. */
  is_union: z.boolean().nullable(),
  disclosures: Disclosures,
  /** The key of an uploaded picture. Null for the poster made of the title. */
  poster: UploadKey.nullable(),
  visibility: z.enum(['public', 'link']),
};
export const ProjectChanges = z.strictObject(changeable).partial();
export type ProjectChanges = z.input<typeof ProjectChanges>;

export const ProjectDetail = z
  .object({
    id: z.int(),
    title: z.string(),
    internal_title: z.string().nullable(),
    project_type: Named,
    production_house: z.string().nullable(),
    director: z.string().nullable(),
    synopsis: z.string().nullable(),
    languages: z.array(Named),
    cities: z.array(Named),
    shoot_starts_on: Day.nullable(),
    shoot_ends_on: Day.nullable(),
    audition_starts_on: Day.nullable(),
    audition_ends_on: Day.nullable(),
    cast_by: Day.nullable(),
    announce_on: Day.nullable(),
    fee_min_paise: z.int().nullable(),
    fee_max_paise: z.int().nullable(),
    fee_per: FeePer.nullable(),
    usage: z.string().nullable(),
    is_union: z.boolean().nullable(),
    disclosures: z.array(Disclosure),
    poster: Picture.nullable(),
    visibility: z.enum(['public', 'link']),
    status: z.enum(projectStatuses),
    closed_at: Instant.nullable(),
    /** The last day it can be reopened. */
    reopen_until: Day.nullable(),
    created_at: Instant,
    updated_at: Instant,
    revision: z.int(),
    owner: TeamPerson,
    /** The reader's own role. */
    role: z.enum(projectRoles),
    /** How many of the owner's credits the reader may still spend here. Null for the owner. */
    unlocks_left: z.int().nullable(),
  })
  .meta({ id: 'ProjectDetail' });
export type ProjectDetail = z.infer<typeof ProjectDetail>;

export const createProject = endpoint({
  method: 'POST',
  path: base,
  tag,
  summary: 'Create a project. It is a draft until it is opened',
  access: access.recruiter({ notFrozen: true }),
  body: z.strictObject({
    ...ProjectChanges.shape,
    title: Title(160),
    project_type: Id,
    /** Copies this project of one's own, with what was not given here. */
    copy_of: Id.optional(),
    /** Also its characters. */
    with_characters: z.boolean().optional(),
    /** Created on the device. Retrying with it creates once. */
    client_id: z.guid().optional(),
  }),
  status: 201,
  response: ProjectDetail,
});

/** Not in the specification's list; the project page needs it. */
export const getProject = endpoint({
  method: 'GET',
  path: `${base}/{id}`,
  tag,
  summary: 'One project with everything its team knows',
  access: access.recruiter({ owned: true }),
  params,
  response: ProjectDetail,
});

export const updateProject = endpoint({
  method: 'PATCH',
  path: `${base}/{id}`,
  tag,
  summary:
    'Change fields, or the status: open, pause, resume, close, reopen. Fields that someone else changed meanwhile are answered as conflicts and stay',
  access: access.recruiter({ owned: true, notFrozen: true }),
  params,
  body: z.strictObject({
    ...ProjectChanges.shape,
    status: z.enum(projectStatuses).optional(),
    base_revision: BaseRevision,
    /** With status closed: who was cast, and what everyone still open reads. See /closing. */
    outcome: z
      .array(z.strictObject({ character_id: Id, user_id: z.array(Id).max(500) }))
      .max(maxCharacters)
      .optional(),
    /** Words by part of the closing, as edited. */
    words: z.record(z.string().max(60), Line(2000)).optional(),
  }),
  response: ProjectDetail.extend({ conflicts: z.array(FieldConflict) }),
});

export const deleteDraftProject = endpoint({
  method: 'DELETE',
  path: `${base}/{id}`,
  tag,
  summary: 'Delete a draft. A project that was open is closed instead',
  access: access.recruiter({ owned: true, notFrozen: true }),
  params,
  status: 204,
  response: z.undefined(),
});

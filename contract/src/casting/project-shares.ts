import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { Id, IdInPath, Instant, Line, ListOf, Page } from '../scalars.ts';
import { Named, TeamPerson } from './project-fields.ts';
import {
  interestObstacles,
  interests,
  maxSharedAtOnce,
  shareEnds,
  shareMessageLength,
  shareReasonLength,
  shareStatuses,
  sharesPerPage,
} from './project-share-values.ts';
import { projectStatuses } from './project-values.ts';
import { TalentFace } from './talent-face.ts';

const tag = 'sharing and offers';
const shares = '/v1/share-project-details';
const idInQuery = z.coerce.number().pipe(Id);

/** A project as it was sent to one talent for one character. */
const Share = z.object({
  id: z.int(),
  project_id: z.int(),
  charcter_id: z.int(),
  user_id: z.int(),
  message: z.string().nullable(),
  status: z.enum(shareStatuses),
  isProjectRead: z.boolean(),
  /** Also after the project closed. */
  interest: z.enum(interests).nullable(),
  /** Why they declined, in their words. */
  reason: z.string().nullable(),
  shared_at: Instant,
  read_at: Instant.nullable(),
  answered_at: Instant.nullable(),
  closed_at: Instant.nullable(),
});
export const ProjectShare = Share.meta({ id: 'ProjectShare' });
export type ProjectShare = z.infer<typeof ProjectShare>;

export const shareProject = endpoint({
  method: 'POST',
  path: `${shares}/createshareproject`,
  tag,
  summary:
    'Share a project with talents for one character, all or none. Who was asked already stays as they are and is answered with is_new false',
  access: access.recruiter({ owned: true, notFrozen: true }),
  body: z.strictObject({
    project_id: Id,
    /** Spelled like this on the wire. */
    charcter_id: Id,
    user_id: z.array(Id).min(1).max(maxSharedAtOnce),
    message: Line(shareMessageLength).optional(),
  }),
  status: 201,
  response: ListOf(ProjectShare.extend({ is_new: z.boolean() })),
});

export const answerShare = endpoint({
  method: 'PATCH',
  path: `${shares}/{id}`,
  tag,
  summary:
    'Mark a shared project as read, or say interested or declined. The answer can change until the recruiter goes on or the project closes',
  access: access.talent({ owned: true, whileFrozen: 'answers' }),
  params: z.strictObject({ id: IdInPath }),
  body: z
    .strictObject({
      isProjectRead: z.literal(true).optional(),
      interest: z.enum(interests).optional(),
      reason: Line(shareReasonLength).optional(),
    })
    .refine(({ isProjectRead, interest }) => isProjectRead !== undefined || interest !== undefined, {
      path: ['interest'],
      error: 'Choose interested or declined',
    })
    .refine(({ interest, reason }) => reason === undefined || interest === 'declined', {
      path: ['reason'],
      error: 'Only with declined',
    }),
  response: ProjectShare,
});

const listed = {
  project: z.object({ id: z.int(), title: z.string(), status: z.enum(projectStatuses) }),
  character: Named,
} as const;

export const SharedWithTalent = Share.extend({ ...listed, talent: TalentFace }).meta({
  id: 'SharedWithTalent',
});
export type SharedWithTalent = z.infer<typeof SharedWithTalent>;

export const ReceivedShare = Share.extend({ ...listed, recruiter: TeamPerson }).meta({
  id: 'ReceivedShare',
});
export type ReceivedShare = z.infer<typeof ReceivedShare>;

export const listShares = endpoint({
  method: 'GET',
  path: shares,
  tag,
  summary:
    'Shared projects, the latest first, twenty a page: a talent’s own, or those of projects the recruiter is on',
  access: access.member({ owned: true }),
  query: z.strictObject({
    ...Page(sharesPerPage),
    /** The talent. Talents can only name themselves. */
    userId: idInQuery.optional(),
    projectId: idInQuery.optional(),
    projectStatus: z.enum(projectStatuses).optional(),
    characterId: idInQuery.optional(),
  }),
  response: { views: { team: ListOf(SharedWithTalent), talent: ListOf(ReceivedShare) } },
});

/** A character as talents read it. */
export const SharedCharacter = z
  .object({
    id: z.int(),
    name: z.string(),
    brief: z.string().nullable(),
    gender: z.string().nullable(),
    playing_age_min: z.int().nullable(),
    playing_age_max: z.int().nullable(),
    weight: z.string(),
    fee_paise: z.int().nullable(),
    fee_per: z.string().nullable(),
    work_days: z.int().nullable(),
    works_from: z.iso.date().nullable(),
    works_to: z.iso.date().nullable(),
    /** Of the character and of the whole project. */
    disclosures: z.array(z.object({ kind: z.string(), level: z.string(), note: z.string().nullable() })),
  })
  .meta({ id: 'SharedCharacter' });
export type SharedCharacter = z.infer<typeof SharedCharacter>;

const about = {
  project_id: z.int(),
  title: z.string(),
  project_type: z.string(),
  production_house: z.string().nullable(),
  director: z.string().nullable(),
  synopsis: z.string().nullable(),
  usage: z.string().nullable(),
  is_union: z.boolean().nullable(),
  /** Where no fee is given for the character. */
  fee_min_paise: z.int().nullable(),
  fee_max_paise: z.int().nullable(),
  fee_per: z.string().nullable(),
  cities: z.array(z.string()),
  languages: z.array(z.string()),
  shoot_starts_on: z.iso.date().nullable(),
  shoot_ends_on: z.iso.date().nullable(),
  auditions_start_on: z.iso.date().nullable(),
  auditions_end_on: z.iso.date().nullable(),
  cast_by: z.iso.date().nullable(),
  is_open: z.boolean(),
  recruiter: TeamPerson,
} as const;

/** Dates of the work on which the talent is not available. */
const Clash = z.object({ start_date: z.iso.date(), end_date: z.iso.date(), is_booking: z.boolean() });

/** What the talent reads of one share. */
export const OwnShare = Share.pick({
  id: true,
  message: true,
  isProjectRead: true,
  status: true,
  interest: true,
  reason: true,
  shared_at: true,
  answered_at: true,
  closed_at: true,
})
  .extend({
    character: SharedCharacter,
    /** Who sent it. Null where their account is closed or they left the project. */
    shared_by: TeamPerson.nullable(),
    /** What the recruiter said when it closed. */
    answer_words: z.string().nullable(),
    clashes: z.array(Clash),
    /** An answer is still asked for, or can be changed. */
    can_answer: z.boolean(),
    /** Why not. */
    ended_by: z.enum(shareEnds).nullable(),
    /** Why this reader can only decline. */
    obstacle: z.enum(interestObstacles).nullable(),
  })
  .meta({ id: 'OwnShare' });
export type OwnShare = z.infer<typeof OwnShare>;

export const SharedProject = z.object({ ...about, shares: z.array(OwnShare) }).meta({ id: 'SharedProject' });
export type SharedProject = z.infer<typeof SharedProject>;

/** What talents will read once it is shared with them. */
export const SharePreview = z
  .object({ ...about, character: SharedCharacter, documents: z.array(z.string()) })
  .meta({ id: 'SharePreview' });
export type SharePreview = z.infer<typeof SharePreview>;

/** A talent's side of a project that was shared with them. */
export const openSharedProject = endpoint({
  method: 'POST',
  path: '/v1/recruiter-project/clickopenprojectsbyid',
  tag: 'projects',
  summary: 'A talent opens a project that was shared with them. It becomes read',
  access: access.talent({ owned: true, whileFrozen: 'reads' }),
  body: z.strictObject({ project_id: Id }),
  response: SharedProject,
});

export const getSharedProject = endpoint({
  method: 'GET',
  path: `${shares}/get-details/recruiter-character-project-Id`,
  tag,
  summary:
    'One shared project in full: for the talent with what was sent to them, for the team as talents read it',
  access: access.member({ owned: true }),
  query: z.strictObject({
    /** Whose project it is, or the reader. */
    recruiterId: idInQuery,
    characterId: idInQuery,
    projectId: idInQuery,
  }),
  response: { views: { team: SharePreview, talent: SharedProject } },
});

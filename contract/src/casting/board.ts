import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { IdInPath, Instant } from '../scalars.ts';
import { ClientAnswerMark } from './client-answers.ts';
import {
  boardStages,
  characterStatuses,
  maxCharacters,
  projectRoles,
  projectStatuses,
} from './project-values.ts';
import { TalentFace } from './talent-face.ts';

export const BoardCard = TalentFace.extend({
  stage: z.enum(boardStages),
  /** The state of what brought them there, such as read, interested, declined or callback. */
  status: z.string(),
  since: Instant,
  /** While they are on the shortlist, at whatever stage. */
  entry: z
    .object({
      id: z.int(),
      note: z.string().nullable(),
      rating: z.int().nullable(),
      revision: z.int(),
      /** A colleague’s name. */
      added_by: z.string().nullable(),
    })
    .nullable(),
  has_applied: z.boolean(),
  /** The reader may begin a conversation with them. */
  can_message: z.boolean(),
  /** What clients said on shared pages, the latest first. */
  answers: z.array(ClientAnswerMark),
}).meta({ id: 'BoardCard' });
export type BoardCard = z.infer<typeof BoardCard>;

export const BoardRow = z
  .object({
    id: z.int(),
    name: z.string(),
    status: z.enum(characterStatuses),
    wanted: z.int(),
    /** "Female, plays 24–32. Lead. Kathak." is made of these. */
    gender: z.string().nullable(),
    playing_age_min: z.int().nullable(),
    playing_age_max: z.int().nullable(),
    weight: z.string(),
    skills: z.array(z.string()).max(3),
    languages: z.array(z.string()).max(3),
    /** Client links that are open for this character. */
    open_links: z.int(),
    /** By stage, then in the order of the shortlist, then the longest there. */
    people: z.array(BoardCard),
  })
  .meta({ id: 'BoardRow' });
export type BoardRow = z.infer<typeof BoardRow>;

export const getBoard = endpoint({
  method: 'GET',
  path: '/v1/recruiter-project/{id}/board',
  tag: 'projects',
  summary: 'Everyone considered for a project, by character and stage',
  access: access.recruiter({ owned: true }),
  params: z.strictObject({ id: IdInPath }),
  response: z.object({
    project_id: z.int(),
    title: z.string(),
    project_type: z.string(),
    status: z.enum(projectStatuses),
    role: z.enum(projectRoles),
    cities: z.array(z.string()),
    shoot_starts_on: z.iso.date().nullable(),
    shoot_ends_on: z.iso.date().nullable(),
    /** Applications nobody has opened. */
    new_applicants: z.int(),
    characters: z.array(BoardRow).max(maxCharacters),
  }),
});

import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { Id, IdInPath, Instant, TalentRef } from '../scalars.ts';
import { BaseRevision, FieldConflict } from './project-fields.ts';

const tag = 'finding talent';
const params = z.strictObject({ id: TalentRef });

/** What a recruiter keeps about a talent. Nobody else reads the note, ever. */
export const TalentNote = z
  .object({
    user_id: z.int(),
    note: z.string().nullable(),
    revision: z.int(),
    updated_at: Instant.nullable(),
    /** Characters of the reader’s projects that they are not for, by anyone on the project. */
    not_for: z.array(
      z.object({ charcter_id: z.int(), name: z.string(), by: z.string().nullable(), at: Instant }),
    ),
    /** Characters of the reader’s projects whose shortlist they are on. */
    shortlisted_for: z.array(
      z.object({
        id: z.int(),
        charcter_id: z.int(),
        name: z.string(),
        project_id: z.int(),
        project_title: z.string(),
        note: z.string().nullable(),
        rating: z.int().nullable(),
        revision: z.int(),
      }),
    ),
  })
  .meta({ id: 'TalentNote' });
export type TalentNote = z.infer<typeof TalentNote>;

export const getTalentNote = endpoint({
  method: 'GET',
  path: '/v1/talent-notes/{id}',
  tag,
  summary: 'The recruiter’s private note about a talent, and where they are shortlisted or not wanted',
  access: access.recruiter(),
  params,
  response: TalentNote,
});

export const changeTalentNote = endpoint({
  method: 'PATCH',
  path: '/v1/talent-notes/{id}',
  tag,
  summary:
    'Set the private note. What was changed in another tab meanwhile is answered as a conflict and stays',
  access: access.recruiter({ notFrozen: true }),
  params,
  body: z.strictObject({
    note: z.string().trim().min(1).max(2000, 'Use up to 2,000 characters').nullable(),
    base_revision: BaseRevision,
  }),
  response: TalentNote.extend({ conflicts: z.array(FieldConflict) }),
});

export const markNotForCharacter = endpoint({
  method: 'PUT',
  path: '/v1/recruiter-project-character-library/{id}/not-for/{userId}',
  tag,
  summary: 'Say that a talent is not for this character, or take it back. The whole team sees it',
  access: access.recruiter({ owned: true, notFrozen: true }),
  params: z.strictObject({ id: IdInPath, userId: IdInPath }),
  body: z.strictObject({ not_for: z.boolean() }),
  status: 204,
  response: z.undefined(),
});

export const listNotForCharacter = endpoint({
  method: 'GET',
  path: '/v1/recruiter-project-character-library/{id}/not-for',
  tag,
  summary: 'Who is not for this character',
  access: access.recruiter({ owned: true }),
  params: z.strictObject({ id: IdInPath }),
  response: z.object({ user_id: z.array(Id) }),
});

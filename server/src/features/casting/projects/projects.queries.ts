import { type RawBuilder, sql } from 'kysely';
import { sharedTable } from '../../../platform/db/shared-table.ts';
import { projectPeople } from '../project-access/index.ts';

export const projects = sharedTable('project', [
  'id',
  'public_id',
  'recruiter_id',
  'project_type_id',
  'title',
  'city_id',
  'shoot_starts_on',
  'shoot_ends_on',
  'status',
  'created_at',
]);

export const characters = sharedTable('project_character', [
  'id',
  'project_id',
  'name',
  'position',
  'status',
]);

/** Who plays what. */
export const castings = sharedTable('character_cast', ['character_id', 'talent_id', 'cast_at']);

/** Everyone considered for a character once, at their furthest stage. */
export const candidates = sharedTable('character_candidate', ['character_id', 'talent_id', 'rank', 'since']);

/** Whether the talent said they are interested in a project that somebody works on. */
export const isInterestedIn = (
  talentId: RawBuilder<unknown>,
  accountId: RawBuilder<unknown>,
): RawBuilder<boolean> =>
  sql<boolean>`exists (select from project_share share join project_character part on part.id = share.character_id
    join ${projectPeople('me')} on me.project_id = part.project_id and me.account_id = ${accountId}
    where share.talent_id = ${talentId} and share.status = 'interested')`;

/** A project as it was sent to a talent, for one character. */
export const projectShares = sharedTable('project_share', [
  'id',
  'character_id',
  'talent_id',
  'message',
  'status',
  'shared_at',
]);

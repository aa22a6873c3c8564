import { type RawBuilder, sql } from 'kysely';
import { sharedTable } from '../../../platform/db/shared-table.ts';
import { projectPeople } from '../project-access/index.ts';

export const projects = sharedTable('project', [
  'id',
  'public_id',
  'recruiter_id',
  'project_type_id',
  'title',
  'production_house',
  'director',
  'synopsis',
  'usage',
  'is_union',
  'city_id',
  'poster_asset_id',
  'shoot_starts_on',
  'shoot_ends_on',
  'cast_by',
  'status',
  'created_at',
  'closed_at',
]);

export const characters = sharedTable('project_character', [
  'id',
  'project_id',
  'name',
  'position',
  'status',
  'wanted',
  'gender_id',
  'playing_age_min',
  'playing_age_max',
  'weight',
  'fee_paise',
  'fee_per',
  'works_from',
  'works_to',
]);

/** Everyone considered for a character once, at their furthest stage. */
export const candidates = sharedTable('character_candidate', ['character_id', 'talent_id', 'rank', 'since']);

/** Who plays what. */
export const castings = sharedTable('character_cast', ['character_id', 'talent_id', 'cast_at']);

/** Who is on the shortlist of a character, for joins. */
export const shortlists = sharedTable('character_shortlist', [
  'id',
  'character_id',
  'talent_id',
  'note',
  'rating',
  'revision',
  'position',
  'added_by',
  'note_by',
  'created_at',
]);

/** A project as it was sent to a talent, for one character. */
export const projectShares = sharedTable('project_share', [
  'id',
  'character_id',
  'talent_id',
  'shared_by',
  'message',
  'decline_reason',
  'status',
  'shared_at',
  'read_at',
  'answered_at',
]);

/** Whether the talent said they are interested in a project that somebody works on. */
export const isInterestedIn = (
  talentId: RawBuilder<unknown>,
  accountId: RawBuilder<unknown>,
): RawBuilder<boolean> =>
  sql<boolean>`exists (select from project_share share
    join project_character part on part.id = share.character_id
    join ${projectPeople('me')} on me.project_id = part.project_id and me.account_id = ${accountId}
    where share.talent_id = ${talentId} and share.status = 'interested')`;

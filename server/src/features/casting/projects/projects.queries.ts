import { sharedTable } from '../../../platform/db/shared-table.ts';

export const projects = sharedTable('project', [
  'id',
  'public_id',
  'recruiter_id',
  'project_type_id',
  'title',
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
  'fee_paise',
  'fee_per',
  'works_from',
  'works_to',
]);

/** Who plays what. */
export const castings = sharedTable('character_cast', ['character_id', 'talent_id', 'cast_at']);

/** Everyone considered for a character, once, at the furthest stage: 1 cast to 6 shortlisted. */
export const candidates = sharedTable('character_candidate', ['character_id', 'talent_id', 'rank', 'since']);

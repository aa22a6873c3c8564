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
  'wanted',
  'gender_id',
  'playing_age_min',
  'playing_age_max',
  'weight',
  'works_from',
  'works_to',
]);

/** Everyone considered for a character once, at their furthest stage. */
export const candidates = sharedTable('character_candidate', ['character_id', 'talent_id', 'rank', 'since']);

/** Who plays what. */
export const castings = sharedTable('character_cast', ['character_id', 'talent_id', 'cast_at']);

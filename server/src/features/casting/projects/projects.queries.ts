import { sharedTable } from '../../../platform/db/shared-table.ts';

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
  'cast_talent_id',
  'cast_at',
]);

export const shortlists = sharedTable('character_shortlist', ['id', 'character_id', 'talent_id', 'note']);

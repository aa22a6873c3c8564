import { sharedTable } from '../../../platform/db/shared-table.ts';

export const unlocks = sharedTable('unlock', [
  'recruiter_id',
  'talent_id',
  'unlocked_at',
  'character_id',
  'was_away',
]);

export const availabilityQuestions = sharedTable('availability_question', [
  'id',
  'recruiter_id',
  'talent_id',
  'starts_on',
  'ends_on',
  'status',
  'asked_at',
  'settled_at',
]);

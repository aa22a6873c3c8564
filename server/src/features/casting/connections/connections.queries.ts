import { type RawBuilder, sql } from 'kysely';
import { sharedTable } from '../../../platform/db/shared-table.ts';
import { characters } from '../projects/index.ts';

export const unlocks = sharedTable('unlock', [
  'recruiter_id',
  'talent_id',
  'unlocked_at',
  'character_id',
  'was_away',
]);

/** Whose contact details someone reads: of those they unlocked, and of those unlocked for a project they help with. */
export const readableUnlocks = sharedTable('readable_unlock', [
  'account_id',
  'talent_id',
  'owner_id',
  'unlocked_at',
]);

/** How many talents this person unlocked for characters of a project, whoever paid. */
export const unlocksMadeOn = (project: RawBuilder<unknown>, account: RawBuilder<unknown>) => sql<number>`(
  select count(*)::int from unlock made join ${characters('part')} on part.id = made.character_id
  where part.project_id = ${project} and coalesce(made.made_by, made.recruiter_id) = ${account})`;

export const availabilityQuestions = sharedTable('availability_question', [
  'id',
  'recruiter_id',
  'talent_id',
  'character_id',
  'starts_on',
  'ends_on',
  'status',
  'asked_at',
  'settled_at',
]);

import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { profileViews } from '../../people/profile-visits/index.ts';
import { readableUnlocks } from '../connections/index.ts';

export const findConnection = (db: Database, recruiterId: number, talentId: number) =>
  db
    .selectNoFrom([
      sql<Date | null>`(select min(unlocked_at) from ${readableUnlocks('unlock')}
        where account_id = ${recruiterId} and talent_id = ${talentId})`.as('unlocked_at'),
      sql<Date | null>`(select max(last_at) from ${profileViews('profile_view')}
        where recruiter_id = ${recruiterId} and talent_id = ${talentId})`.as('last_viewed_at'),
    ])
    .executeTakeFirstOrThrow();

export const findLastQuestion = (db: Database, recruiterId: number, talentId: number) =>
  db
    .selectFrom('availability_question')
    .select(['id', 'starts_on', 'ends_on', 'status'])
    .where('recruiter_id', '=', recruiterId)
    .where('talent_id', '=', talentId)
    .orderBy('id', 'desc')
    .executeTakeFirst();

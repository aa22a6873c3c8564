import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

/** As everybody may see them. */
export const findUnlocker = (db: Database, recruiterId: number) =>
  db
    .selectFrom('recruiter')
    .innerJoin('account', 'account.id', 'recruiter.account_id')
    .select([
      'account.public_id',
      'recruiter.company',
      sql<string>`trim(account.first_name || ' ' || account.last_name)`.as('name'),
    ])
    .where('account.id', '=', recruiterId)
    .where('account.closed_at', 'is', null)
    .executeTakeFirst();

export const findDays = (db: Database, questionId: number) =>
  db
    .selectFrom('availability_question')
    .select(['starts_on', 'ends_on'])
    .where('id', '=', questionId)
    .where('status', '=', 'asked')
    .executeTakeFirst();

import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

export type Person = Awaited<ReturnType<typeof findPerson>>;

/** The account without hashes. */
export const findPerson = (db: Database, accountId: number) =>
  db
    .selectFrom('account')
    .select([
      'id',
      'public_id',
      sql<'talent' | 'recruiter'>`kind`.as('kind'),
      'first_name',
      'last_name',
      'email',
      'email_verified_at',
      'pending_email',
      'mobile',
      'mobile_verified_at',
      'pending_mobile',
      'whatsapp_updates',
      'time_zone',
      'referred_by',
      'password_changed_at',
      'frozen_at',
      'frozen_reason',
      'last_active_at',
      'created_at',
    ])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();

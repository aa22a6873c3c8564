import type { NotificationCategory } from '@callboard/contract/messaging/notifications';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

export const listDigestRecipients = async (db: Database): Promise<number[]> => {
  const rows = await db
    .selectFrom('digest_owed')
    .select('account_id')
    .distinct()
    .orderBy('account_id')
    .execute();
  return rows.map(({ account_id }) => account_id);
};

export interface DigestRow {
  readonly id: number;
  readonly reader: 'self' | 'manager';
  readonly topic: NotificationCategory;
  readonly message: string;
  readonly path: string;
  readonly is_read: boolean;
}

/** Removes and returns everything due. The email is queued in the same transaction. */
export const takeDigest = async (trx: Database, accountId: number): Promise<readonly DigestRow[]> => {
  const { rows } = await sql<DigestRow>`
    with taken as (delete from digest_owed where account_id = ${accountId} returning notification_id, reader)
    select notification.id, taken.reader, notification.topic, notification.message, notification.path,
      notification.read_at is not null as is_read
    from taken join notification on notification.id = taken.notification_id
    order by notification.seq`.execute(trx);
  return rows;
};

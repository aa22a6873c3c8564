import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { forgetMessages } from '../outbox/index.ts';

interface Person {
  readonly id: number;
}

export const listAllNotifications = (db: Database, { id }: Person) =>
  db
    .selectFrom('notification')
    .select(['created_at', 'topic', 'message', 'path', 'read_at'])
    .where('account_id', '=', id)
    .orderBy('seq')
    .execute();

/**
 * Letters and messages that told this person something, or others something about them: copies to a manager and
 * news to recruiters go to addresses that are not the person's own.
 */
export const eraseNotifications = async (trx: Database, { id }: Person) => {
  await forgetMessages(
    trx,
    sql`dedupe_key in (select 'notice:' || notification.id || ':' || owed.way
      from notification, unnest(array['mail', 'sms', 'whatsapp', 'manager-mail', 'manager-whatsapp']) owed (way)
      where ${id} in (notification.account_id, notification.about_account_id))`,
  );
  await forgetMessages(trx, sql`starts_with(dedupe_key, ${`digest:${id}:`})`);
};

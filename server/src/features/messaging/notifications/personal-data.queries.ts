import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { deleteMessages } from '../outbox/index.ts';

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
 * Removes queued messages to or about this person. Copies to a manager and messages to recruiters went to other
 * people's addresses.
 */
export const eraseNotifications = async (trx: Database, { id }: Person) => {
  await deleteMessages(
    trx,
    sql`dedupe_key in (select 'notice:' || notification.id || ':' || owed.way
      from notification, unnest(array['mail', 'sms', 'whatsapp', 'manager-mail', 'manager-whatsapp']) owed (way)
      where ${id} in (notification.account_id, notification.about_account_id))`,
  );
  await deleteMessages(trx, sql`starts_with(dedupe_key, ${`digest:${id}:`})`);
};

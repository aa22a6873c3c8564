import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

/**
 * Letters and messages that told this person something, or others something about them: copies to a manager and
 * news to recruiters go to addresses that are not the person's own.
 */
export const forgetNews = async (db: Database, accountId: number) => {
  await sql`
    delete from outbox_message using notification, unnest(array[
      'mail', 'sms', 'whatsapp', 'manager-mail', 'manager-whatsapp']) as owed(way)
    where ${accountId} in (notification.account_id, notification.about_account_id)
      and outbox_message.dedupe_key = 'notice:' || notification.id || ':' || owed.way`.execute(db);
  await sql`
    delete from outbox_message where starts_with(dedupe_key, ${`digest:${accountId}:`})`.execute(db);
};

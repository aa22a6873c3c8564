import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { DataOwner, LeavingAccount } from '../../../platform/feature/personal-data.ts';
import { peopleWithContact } from '../../people/person-summaries/index.ts';

/** Only messages to verified addresses, without codes and secret links. */
export const listSentTo = (db: Database, owner: DataOwner) => {
  const own = [owner.email_verified_at && owner.email, owner.mobile_verified_at && owner.mobile];
  return db
    .selectFrom('outbox_message')
    .select(['channel', 'recipient', 'subject', 'text', 'created_at', 'sent_at'])
    .where('recipient', '=', sql<string>`any(${own.filter((address) => address !== null)}::text[])`)
    .where('sensitive', '=', false)
    .where('created_at', '>=', owner.created_at)
    .orderBy('created_at')
    .execute();
};

export const deleteMessages = (trx: Database, which: RawBuilder<unknown>) =>
  sql`delete from outbox_message where ${which}`.execute(trx);

/**
 * Messages to the person's addresses. If someone has signed up with one of them since, newer messages belong to
 * that account and stay.
 */
export const deleteSentTo = async (trx: Database, account: LeavingAccount) => {
  const addresses = [account.email, account.mobile, account.pending_email, account.pending_mobile];
  const known = addresses.filter((address) => address !== null);
  if (known.length === 0) return;
  await deleteMessages(
    trx,
    sql`recipient = any(${known}::text[]) and (created_at <= ${account.closed_at} or not exists (
      select from ${peopleWithContact('other')} where other.closed_at is null
      and recipient in (other.email, other.mobile, other.pending_email, other.pending_mobile)))`,
  );
};

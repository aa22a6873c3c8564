import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { Part } from './render-template.ts';

/** Notifications of one person are inserted one at a time. */
export const lockInbox = async (trx: Database, accountId: number) => {
  await trx
    .insertInto('notification_box')
    .values({ account_id: accountId })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
  await trx
    .selectFrom('notification_box')
    .select('account_id')
    .where('account_id', '=', accountId)
    .forUpdate()
    .execute();
};

export const isAlreadySent = async (trx: Database, accountId: number, cause: string) => {
  const row = await trx
    .selectFrom('notification')
    .select('id')
    .where('account_id', '=', accountId)
    .where('cause', '=', cause)
    .executeTakeFirst();
  return row !== undefined;
};

interface NewNotification {
  readonly accountId: number;
  readonly cause: string;
  readonly ref: string;
  readonly topic: string;
  readonly message: string;
  readonly parts: readonly Part[];
  readonly path: string;
  readonly about: number | undefined;
  readonly questionId: number | undefined;
}

export const insertNotification = async (trx: Database, sent: NewNotification) => {
  const { accountId, cause, ref, topic, message, parts, path, about, questionId } = sent;
  const { id } = await trx
    .insertInto('notification')
    .values({
      account_id: accountId,
      cause,
      ref,
      topic,
      message,
      parts: JSON.stringify(parts),
      path,
      about_account_id: about ?? null,
      question_id: questionId ?? null,
      created_at: sql<Date>`clock_timestamp()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Says more under the same cause, and is unread again. The same words change nothing. */
export const rewriteNotification = async (
  trx: Database,
  sent: Pick<NewNotification, 'accountId' | 'cause' | 'ref' | 'message' | 'parts' | 'path'>,
) => {
  const { accountId, cause, ref, message, parts, path } = sent;
  await trx
    .updateTable('notification')
    .set({ ref, message, parts: JSON.stringify(parts), path, read_at: null })
    .where('account_id', '=', accountId)
    .where('cause', '=', cause)
    .where('message', '<>', message)
    .execute();
};

export const addToDigest = (
  trx: Database,
  owed: { readonly notificationId: number; readonly accountId: number; readonly reader: 'self' | 'manager' },
) =>
  trx
    .insertInto('digest_owed')
    .values({ notification_id: owed.notificationId, account_id: owed.accountId, reader: owed.reader })
    .execute();

/** The person has no notification with this cause. */
export const isNotNotified = (accountId: RawBuilder<unknown>, cause: string): RawBuilder<boolean> =>
  sql<boolean>`not exists (
    select from notification where notification.account_id = ${accountId} and notification.cause = ${cause})`;

import type { Insertable } from 'kysely';
import type { Notification } from '../src/platform/db/database.gen.ts';
import type { Database } from '../src/platform/db/database.ts';
import type { TestApp } from './app.ts';

let inserted = 0;

/** Inserts a notification about the account, unless changes say otherwise. */
export async function addNotification(
  db: Database,
  person: { readonly id: number; readonly kind: 'talent' | 'recruiter' },
  changes: Partial<Insertable<Notification>> = {},
) {
  inserted += 1;
  const message = changes.message ?? `Something happened, number ${inserted}`;
  return db
    .insertInto('notification')
    .values({
      account_id: person.id,
      cause: `test:${inserted}`,
      ref: `house.to-${person.kind}`,
      topic: 'account',
      message,
      parts: JSON.stringify([{ text: message }]),
      path: '/app/dashboard',
      ...changes,
    })
    .returning(['id', 'seq'])
    .executeTakeFirstOrThrow();
}

/** Notifications of an account, oldest first, after running every job. */
export async function notificationsOf({ db, drain }: TestApp, accountId: number) {
  await drain();
  return db
    .selectFrom('notification')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('seq')
    .execute();
}

/** Messages to an address, oldest first, after running every job. */
export async function sentTo({ db, drain }: TestApp, recipient: string | null) {
  await drain();
  return db
    .selectFrom('outbox_message')
    .select(['channel', 'subject', 'text', 'html', 'dedupe_key'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();
}

/** Runs a scheduled job. */
export const runJob = ({ services }: TestApp, name: string) => {
  const job = services.jobs.find((one) => one.name === name);
  if (!job) throw new Error(`There is no job ${name}`);
  return job.run({}, { attempt: 1, isLastAttempt: false });
};

/** Saves a notification preference. */
export const choose = (db: Database, account_id: number, topic: string, changes: object = {}) =>
  db
    .insertInto('notification_preference')
    .values({ account_id, topic, email: 'now', whatsapp: false, copy_to_manager: false, ...changes })
    .execute();

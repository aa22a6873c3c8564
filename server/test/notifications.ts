import type { Insertable } from 'kysely';
import type { Notification } from '../src/platform/db/database.gen.ts';
import type { Database } from '../src/platform/db/database.ts';
import type { TestApp } from './app.ts';

let made = 0;

/** A notification as if something had happened; what is left out is about the account. */
export async function addNotification(
  db: Database,
  person: { readonly id: number; readonly kind: 'talent' | 'recruiter' },
  changes: Partial<Insertable<Notification>> = {},
) {
  made += 1;
  const message = changes.message ?? `Something happened, number ${made}`;
  return db
    .insertInto('notification')
    .values({
      account_id: person.id,
      cause: `test:${made}`,
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

/** What somebody was told in the product, oldest first, once every job has run. */
export async function notificationsOf({ db, drain }: TestApp, accountId: number) {
  await drain();
  return db
    .selectFrom('notification')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('seq')
    .execute();
}

/** What went out to an address, oldest first, once every job has run. */
export async function sentTo({ db, drain }: TestApp, recipient: string | null) {
  await drain();
  return db
    .selectFrom('outbox_message')
    .select(['channel', 'subject', 'text', 'html', 'dedupe_key'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();
}

/** Runs a job that comes round by itself. */
export const runJob = ({ services }: TestApp, name: string) => {
  const job = services.jobs.find((one) => one.name === name);
  if (!job) throw new Error(`There is no job ${name}`);
  return job.run({}, { attempt: 1, isLastAttempt: false });
};

/** What a person chose to be told by which way. */
export const choose = (db: Database, account_id: number, topic: string, changes: object = {}) =>
  db
    .insertInto('notification_preference')
    .values({ account_id, topic, email: 'now', whatsapp: false, copy_to_manager: false, ...changes })
    .execute();

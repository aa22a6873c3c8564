import type { Database } from '../../../platform/db/database.ts';
import { dailyJob } from '../../../platform/jobs/daily-job.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { runEach } from '../../../platform/jobs/run-each.ts';
import { findRecipient, type Recipient } from '../notification-preferences/index.ts';
import { type Outbox, queueForPerson } from '../outbox/index.ts';
import { type DigestRow, listDigestRecipients, takeDigest } from './digest.queries.ts';
import { digestEmail } from './digest-email.ts';

interface DigestOptions {
  readonly db: Database;
  readonly outbox: Outbox;
  readonly publicUrl: string;
}

interface Line extends DigestRow {
  readonly recipient: Recipient;
}

/** Not read and not switched off since. A manager cannot see the product, so gets everything. */
const stillWanted = ({ reader, is_read, recipient }: Line) => {
  if (recipient.emailFrequency === 'never') return false;
  return reader === 'manager' ? recipient.manager.email !== null : !is_read;
};

/** One email a day to each person, at 7 pm in India. */
export function createDigestJob({ db, outbox, publicUrl }: DigestOptions): Job {
  const send = async (trx: Database, accountId: number, reader: Line['reader'], lines: readonly Line[]) => {
    const [last] = lines.slice(-1);
    if (!last) return;
    const { recipient } = last;
    const allUrl = `${publicUrl}/app/${recipient.kind}/dashboard/notification`;
    const forManager = reader === 'manager';
    const email = digestEmail({ lines, allUrl }, { firstName: recipient.firstName, publicUrl, forManager });
    const to = forManager ? { email: recipient.manager.email, mobile: null } : recipient;
    await queueForPerson(outbox, trx, to, {
      ...email,
      dedupeKey: `digest:${accountId}:${reader}:${last.id}`,
    });
  };

  const sendAll = async (trx: Database, accountId: number) => {
    const owed = await takeDigest(trx, accountId);
    const recipients = new Map<string, Recipient | undefined>();
    for (const topic of new Set(owed.map((one) => one.topic))) {
      recipients.set(topic, await findRecipient(trx, accountId, topic));
    }
    const lines = owed.flatMap((one) => {
      const recipient = recipients.get(one.topic);
      return recipient ? [{ ...one, recipient }] : [];
    });
    const wanted = lines.filter(stillWanted);
    for (const reader of ['self', 'manager'] as const) {
      await send(
        trx,
        accountId,
        reader,
        wanted.filter((line) => line.reader === reader),
      );
    }
  };

  return dailyJob({
    name: 'notifications/send-daily-letters',
    at: '13:30',
    run: async () =>
      runEach(await listDigestRecipients(db), (accountId) =>
        db.transaction().execute((trx) => sendAll(trx, accountId)),
      ),
  });
}

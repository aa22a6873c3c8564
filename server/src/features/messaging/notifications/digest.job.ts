import type { Database } from '../../../platform/db/database.ts';
import { dailyJob } from '../../../platform/jobs/daily-job.ts';
import { eachOnItsOwn } from '../../../platform/jobs/each-on-its-own.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { type Reach, whoToTell } from '../notification-preferences/index.ts';
import { type Outbox, tellPerson } from '../outbox/index.ts';
import { listOwedPeople, type OwedRow, takeOwed } from './digest.queries.ts';
import { digestLetter } from './digest-letter.ts';

interface DigestOptions {
  readonly db: Database;
  readonly outbox: Outbox;
  readonly publicUrl: string;
}

interface Line extends OwedRow {
  readonly reach: Reach;
}

/** What is still to be told: not seen, and not switched off since. A manager sees nothing here, so gets it all. */
const stillWanted = ({ reader, is_read, reach }: Line) => {
  if (reach.letters === 'never') return false;
  return reader === 'manager' ? reach.manager.email !== null : !is_read;
};

/** Sends what people want to hear of once a day: one letter each, at seven in the evening in India. */
export function createDigestJob({ db, outbox, publicUrl }: DigestOptions): Job {
  const send = async (trx: Database, accountId: number, reader: Line['reader'], lines: readonly Line[]) => {
    const [last] = lines.slice(-1);
    if (!last) return;
    const { reach } = last;
    const allUrl = `${publicUrl}/app/${reach.kind}/dashboard/notification`;
    const forManager = reader === 'manager';
    const news = digestLetter({ lines, allUrl }, { firstName: reach.firstName, publicUrl, forManager });
    const to = forManager ? { email: reach.manager.email, mobile: null } : reach;
    await tellPerson(outbox, trx, to, { ...news, dedupeKey: `digest:${accountId}:${reader}:${last.id}` });
  };

  const sendAll = async (trx: Database, accountId: number) => {
    const owed = await takeOwed(trx, accountId);
    const reaches = new Map<string, Reach | undefined>();
    for (const topic of new Set(owed.map((one) => one.topic))) {
      reaches.set(topic, await whoToTell(trx, accountId, topic));
    }
    const lines = owed.flatMap((one) => {
      const reach = reaches.get(one.topic);
      return reach ? [{ ...one, reach }] : [];
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
      eachOnItsOwn(await listOwedPeople(db), (accountId) =>
        db.transaction().execute((trx) => sendAll(trx, accountId)),
      ),
  });
}

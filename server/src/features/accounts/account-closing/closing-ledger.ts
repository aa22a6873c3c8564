import { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import { createEventRecorder } from '../../../platform/events/event-recorder.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { closeSince, listClosings } from './closing-ledger.queries.ts';
import { lockClosed } from './erasing.queries.ts';
import { eraseWithin } from './erasing.service.ts';

const Line = z.object({
  public_id: z.uuid(),
  closed_at: z.coerce.date(),
  erased_at: z.coerce.date().nullable(),
});

/** Closed accounts, one per line, to store with the backups. Holds only ids and times. */
export const writeClosingLedger = async (db: Database): Promise<string> =>
  (await listClosings(db)).map((row) => JSON.stringify(row)).join('\n');

/** After a restore: closes and erases accounts that the backup brought back. Returns their number. */
export async function applyClosingLedger(
  db: Database,
  ledger: string,
  personalData: readonly PersonalData[],
): Promise<number> {
  const events = createEventRecorder([]);
  const lines = ledger.split('\n').filter((line) => line.trim() !== '');
  let applied = 0;
  for (const line of lines) {
    const closing = Line.parse(JSON.parse(line));
    await db.transaction().execute(async (trx) => {
      const accountId = await closeSince(trx, closing);
      if (accountId === undefined) return;
      applied += 1;
      const account = closing.erased_at && (await lockClosed(trx, accountId));
      if (account) await eraseWithin(trx, account, { events, personalData });
    });
  }
  return applied;
}

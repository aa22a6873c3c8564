import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import { closeNow } from './closing-ledger.queries.ts';
import { lockClosed } from './erasing.queries.ts';
import { eraseWithin } from './erasing.service.ts';

/** Without a grace and a goodbye: for accounts that no person stands behind. */
export const eraseAtOnce = (db: Database, accountId: number, events: EventRecorder): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await closeNow(trx, accountId);
    const account = await lockClosed(trx, accountId);
    if (account) await eraseWithin(trx, account, events);
  });

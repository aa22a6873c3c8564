import type { Database } from '../../../platform/db/database.ts';
import { closeNow } from './closing-ledger.queries.ts';
import { lockClosed } from './erasing.queries.ts';
import { type ErasingOptions, eraseWithin } from './erasing.service.ts';

/** Without a grace period or email, for accounts without a person. */
export const eraseAtOnce = ({ db, ...erasing }: ErasingOptions, accountId: number): Promise<void> =>
  db.transaction().execute(async (trx: Database) => {
    await closeNow(trx, accountId);
    const account = await lockClosed(trx, accountId);
    if (account) await eraseWithin(trx, account, erasing);
  });

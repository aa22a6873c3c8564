import type { Database } from '../../../../platform/db/database.ts';
import { lockBitmaps, removeTimeLimit } from './changes.queries.ts';
import { computeCuts, cutSorts, driftOf, reapplyRecent, replaceCuts } from './cuts.queries.ts';

/**
 * Who is before the new marks is found out before anybody has to wait. Whoever was brought up to date meanwhile
 * is placed once more under the lock.
 */
const renew = (db: Database, sort: (typeof cutSorts)[number]) =>
  db.transaction().execute(async (trx) => {
    await removeTimeLimit(trx);
    await computeCuts(trx, sort);
    await lockBitmaps(trx);
    await replaceCuts(trx, sort);
    await reapplyRecent(trx, sort);
  });

/** Sets the marks of every order anew, one order after the other. */
export async function renewAllCuts(db: Database): Promise<void> {
  for (const sort of cutSorts) await renew(db, sort);
}

/** More than this many times too many before a mark make pages slow. */
const maxDrift = 16;

/** Whoever is active comes before all marks: on a busy day they have to be set anew before the night. */
export async function renewDriftedCuts(db: Database): Promise<void> {
  for (const { sort, drift } of await driftOf(db)) if (drift > maxDrift) await renew(db, sort);
}

import type { Database } from '../../../../platform/db/database.ts';
import { lockBitmaps, removeTimeLimit } from './changes.queries.ts';
import { computeCuts, cutSorts, driftOf, reapplyRecent, replaceCuts } from './cuts.queries.ts';

/** Computes without the lock, then swaps in the cuts and reapplies recent changes under it. */
const renew = (db: Database, sort: (typeof cutSorts)[number]) =>
  db.transaction().execute(async (trx) => {
    await removeTimeLimit(trx);
    await computeCuts(trx, sort);
    await lockBitmaps(trx);
    await replaceCuts(trx, sort);
    await reapplyRecent(trx, sort);
  });

export async function renewAllCuts(db: Database): Promise<void> {
  for (const sort of cutSorts) await renew(db, sort);
}

/** Larger drift makes pages slow. */
const maxDrift = 16;

/**
 * Active talents move to the front, so on a busy day the cuts are renewed before the night. An order without
 * any cuts is new.
 */
export async function renewDriftedCuts(db: Database): Promise<void> {
  const drifts = new Map((await driftOf(db)).map(({ sort, drift }) => [sort, drift]));
  if (drifts.size === 0) return;
  for (const sort of cutSorts) {
    if ((drifts.get(sort) ?? Number.POSITIVE_INFINITY) > maxDrift) await renew(db, sort);
  }
}

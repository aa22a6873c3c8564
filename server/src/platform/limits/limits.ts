import { createHash } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { ProblemError } from '../http/problem-error.ts';
import { forgetCounter, takeOne } from './limits.queries.ts';

export interface Limit {
  readonly max: number;
  readonly seconds: number;
}

/** Keys may hold an address or a number; what is stored is only their print. */
const printOf = (key: string) => createHash('sha256').update(key).digest('base64url');

async function takeFrom(db: Database, key: string, { max, seconds }: Limit): Promise<void> {
  const { taken, seconds_left } = await takeOne(db, printOf(key), seconds);
  if (taken <= max) return;
  throw new ProblemError('RATE_LIMITED', {
    detail: `Try again in ${waitInWords(seconds_left)}.`,
    retryAfterSeconds: seconds_left,
  });
}

/** Counters in the database, so that all nodes count together. */
export function createLimits(db: Database) {
  return {
    /** Counts one more under this key and refuses when it is one too many. Never part of a caller's transaction. */
    take: (key: string, limit: Limit): Promise<void> => takeFrom(db, key, limit),
    /**
     * Counts each thing once under this key, however often it comes; refuses one thing too many. What was refused
     * is not known the next time either: the transaction forgets it.
     */
    takeDistinct: (key: string, thing: string | number, limit: Limit): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const { taken } = await takeOne(trx, printOf(`${key}\n${thing}`), limit.seconds);
        if (taken === 1) await takeFrom(trx, key, limit);
      }),
    /** Whoever got it right in the end starts anew. */
    async forget(key: string): Promise<void> {
      await forgetCounter(db, printOf(key));
    },
  };
}
export type Limits = ReturnType<typeof createLimits>;

const waitInWords = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60);
  if (seconds <= 60) return 'a minute';
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
};

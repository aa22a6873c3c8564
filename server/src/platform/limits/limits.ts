import { createHash } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { ProblemError } from '../http/problem-error.ts';
import { forgetCounter, giveOneBack, readCounter, takeSome } from './limits.queries.ts';

export interface Limit {
  readonly max: number;
  readonly seconds: number;
}

/** Keys may hold an address or a number; what is stored is only their print. */
const printOf = (key: string) => createHash('sha256').update(key).digest('base64url');

async function takeFrom(db: Database, key: string, { max, seconds }: Limit): Promise<void> {
  const { taken, seconds_left } = await takeSome(db, printOf(key), seconds, 1);
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
        const { taken } = await takeSome(trx, printOf(`${key}\n${thing}`), limit.seconds, 1);
        if (taken === 1) await takeFrom(trx, key, limit);
      }),
    /** The same, for where one too many is no reason to refuse. */
    async isWithin(key: string, { max, seconds }: Limit): Promise<boolean> {
      const { taken } = await takeSome(db, printOf(key), seconds, 1);
      return taken <= max;
    },
    /** Counts and answers how many there are now. */
    async count(key: string, seconds: number, some = 1): Promise<number> {
      const { taken } = await takeSome(db, printOf(key), seconds, some);
      return taken;
    },
    read: (key: string, seconds: number): Promise<number> => readCounter(db, printOf(key), seconds),
    /** One that should not have counted. */
    async giveBack(key: string): Promise<void> {
      await giveOneBack(db, printOf(key));
    },
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

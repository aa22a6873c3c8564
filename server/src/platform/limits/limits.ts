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

/** Counters in the database, so that all nodes count together. */
export function createLimits(db: Database) {
  return {
    /** Counts one more under this key and refuses when it is one too many. Never part of a caller's transaction. */
    async take(key: string, { max, seconds }: Limit): Promise<void> {
      const { taken, seconds_left } = await takeOne(db, printOf(key), seconds);
      if (taken <= max) return;
      throw new ProblemError('RATE_LIMITED', {
        detail: `Try again in ${waitInWords(seconds_left)}.`,
        retryAfterSeconds: seconds_left,
      });
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

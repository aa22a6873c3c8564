import { createHash } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { ProblemError } from '../http/problem-error.ts';
import { forgetCounter, giveOneBack, readCounter, takeDistinct, takeSome } from './limits.queries.ts';

export interface Limit {
  readonly max: number;
  readonly seconds: number;
}

/** Keys may hold an address or a number; what is stored is only their print. */
const printOf = (key: string) => createHash('sha256').update(key).digest('base64url');

const tooMany = (seconds: number) =>
  new ProblemError('RATE_LIMITED', {
    detail: `Try again in ${waitInWords(seconds)}.`,
    retryAfterSeconds: seconds,
  });

/** Something that counts once under a key, however often it comes. */
export interface Distinct {
  readonly key: string;
  readonly thing: string | number;
  readonly limit: Limit;
}

/** Counters in the database, so that all nodes count together. */
export function createLimits(db: Database) {
  return {
    /** Counts one more under this key and refuses when it is one too many. Never part of a caller's transaction. */
    async take(key: string, { max, seconds }: Limit): Promise<void> {
      const { taken, seconds_left } = await takeSome(db, printOf(key), seconds, 1);
      if (taken > max) throw tooMany(seconds_left);
    },
    /** Counts in turn; refuses one thing too many. What was refused is not known the next time either. */
    async takeDistinct(...things: readonly Distinct[]): Promise<void> {
      const wait = await takeDistinct(
        db,
        things.map(({ key, thing, limit }) => ({
          thing: printOf(`${key}\n${thing}`),
          key: printOf(key),
          ...limit,
        })),
      );
      if (wait !== null) throw tooMany(wait);
    },
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

import { createHash } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { ProblemError } from '../http/problem-error.ts';
import {
  addToCounter,
  countDistinct,
  forgetCounter,
  readCounter,
  secondsFull,
  uncountOne,
} from './limits.queries.ts';

export interface Limit {
  readonly max: number;
  readonly seconds: number;
}

/** Keys may contain addresses or numbers, so only their hash is stored. */
const printOf = (key: string) => createHash('sha256').update(key).digest('base64url');

const tooMany = (seconds: number) =>
  new ProblemError('RATE_LIMITED', {
    detail: `Try again in ${formatWait(seconds)}.`,
    retryAfterSeconds: seconds,
  });

/** An item that counts once under a key. */
export interface Distinct {
  readonly key: string;
  readonly thing: string | number;
  readonly limit: Limit;
}

/** Counters in the database, shared by all nodes. */
export function createLimits(db: Database) {
  return {
    /** Counts one more and throws when over the limit. Never part of a caller's transaction. */
    async take(key: string, { max, seconds }: Limit): Promise<void> {
      const { taken, seconds_left } = await addToCounter(db, printOf(key), seconds, 1);
      if (taken > max) throw tooMany(seconds_left);
    },
    /** Counts one more under each, up to the first that is full. The wait is that of the fullest of them all. */
    async takeEach(counters: readonly (readonly [key: string, limit: Limit])[]): Promise<void> {
      for (const [at, [key, { max, seconds }]] of counters.entries()) {
        const { taken, seconds_left } = await addToCounter(db, printOf(key), seconds, 1);
        if (taken <= max) continue;
        const others = counters.slice(at + 1).map(([other, limit]) => secondsFull(db, printOf(other), limit));
        throw tooMany(Math.max(seconds_left, ...(await Promise.all(others))));
      }
    },
    /** Counts distinct items; throws when over the limit. A rejected item is not remembered. */
    async countDistinct(...things: readonly Distinct[]): Promise<void> {
      const wait = await countDistinct(
        db,
        things.map(({ key, thing, limit }) => ({
          thing: printOf(`${key}\n${thing}`),
          key: printOf(key),
          ...limit,
        })),
      );
      if (wait !== null) throw tooMany(wait);
    },
    /** The same without throwing. */
    async isWithin(key: string, { max, seconds }: Limit): Promise<boolean> {
      const { taken } = await addToCounter(db, printOf(key), seconds, 1);
      return taken <= max;
    },
    /** Counts and returns the total. */
    async count(key: string, seconds: number, some = 1): Promise<number> {
      const { taken } = await addToCounter(db, printOf(key), seconds, some);
      return taken;
    },
    read: (key: string, seconds: number): Promise<number> => readCounter(db, printOf(key), seconds),
    /** Undoes one count. */
    async uncount(key: string): Promise<void> {
      await uncountOne(db, printOf(key));
    },
    /** Resets a counter after success. */
    async forget(key: string): Promise<void> {
      await forgetCounter(db, printOf(key));
    },
  };
}
export type Limits = ReturnType<typeof createLimits>;

const formatWait = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60);
  if (seconds <= 60) return 'a minute';
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
};

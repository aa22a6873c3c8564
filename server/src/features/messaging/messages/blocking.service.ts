import type { Database } from '../../../platform/db/database.ts';
import type { Member } from '../../../platform/http/own-account.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import * as queries from './blocking.queries.ts';

const perHour = { max: 120, seconds: 60 * 60 };

export function createBlocking({ db, limits }: { readonly db: Database; readonly limits: Limits }) {
  return {
    /** Only for connected people, so nobody can probe which ids exist. */
    async setBlocked(
      { accountId }: Member,
      otherId: number,
      blocked: boolean,
    ): Promise<{ blocked: boolean }> {
      if (!(await queries.areConnected(db, accountId, otherId))) throw new ProblemError('NOT_FOUND');
      await limits.take(`blocks:${accountId}`, perHour);
      await (blocked ? queries.block(db, accountId, otherId) : queries.unblock(db, accountId, otherId));
      return { blocked };
    },
  };
}

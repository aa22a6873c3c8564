import type { Database } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { decideUploads, standingOf } from './allowance.policy.ts';
import { findStorageUse, lockAccountFacts } from './allowance.queries.ts';

/** How much everybody may upload. What is announced counts from the row the caller writes in the same transaction. */
export function createAllowances() {
  return {
    /** Part of the caller's transaction. Answers how many bytes are left once these are written down. */
    async take(trx: Database, accountId: number, sizes: readonly number[]): Promise<number> {
      const standing = standingOf(await lockAccountFacts(trx, accountId));
      const decision = decideUploads(standing, await findStorageUse(trx, accountId), sizes);
      if ('refusal' in decision) {
        throw new ProblemError('STORAGE_QUOTA', { detail: decision.refusal, left: decision.left });
      }
      return decision.left;
    },
  };
}
export type Allowances = ReturnType<typeof createAllowances>;

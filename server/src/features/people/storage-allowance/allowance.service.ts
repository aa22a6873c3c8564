import type { Database } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { accountLevel, decideUploads } from './allowance.policy.ts';
import { findStorageUse, lockAccountFacts } from './allowance.queries.ts';

/**
 * Upload limits per account. An announced upload counts once the caller has written its row in the same
 * transaction.
 */
export function createAllowances() {
  return {
    /** Runs in the caller's transaction. Returns how many bytes are left afterwards. */
    async take(trx: Database, accountId: number, sizes: readonly number[]): Promise<number> {
      const level = accountLevel(await lockAccountFacts(trx, accountId));
      const decision = decideUploads(level, await findStorageUse(trx, accountId), sizes);
      if ('error' in decision) {
        throw new ProblemError('STORAGE_QUOTA', { detail: decision.error, left: decision.left });
      }
      return decision.left;
    },
  };
}
export type Allowances = ReturnType<typeof createAllowances>;

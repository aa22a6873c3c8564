import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { lockPerson, peopleWithContact } from '../person-summaries/index.ts';
import type { AccountFacts, StorageUse } from './allowance.policy.ts';

/** Locks the allowance of one account across nodes. */
export const lockAccountFacts = async (trx: Database, accountId: number): Promise<AccountFacts> => {
  await lockPerson(trx, accountId);
  return trx
    .selectFrom(peopleWithContact('account'))
    .leftJoin('talent', 'talent.account_id', 'account.id')
    .leftJoin('recruiter', 'recruiter.account_id', 'account.id')
    .select([
      sql<boolean>`num_nonnulls(account.email_verified_at, account.mobile_verified_at) > 0`.as('isReachable'),
      sql<boolean>`talent.completed_at is not null`.as('isPublished'),
      sql<boolean>`recruiter.verified_at is not null`.as('isVerifiedCompany'),
    ])
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow();
};

export const findStorageUse = async (db: Database, accountId: number): Promise<StorageUse> => {
  const row = await db
    .selectFrom('storage_use')
    .select(['waiting_bytes', 'waiting_files', 'kept_bytes'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return {
    waitingBytes: Number(row?.waiting_bytes ?? 0),
    waitingFiles: Number(row?.waiting_files ?? 0),
    storedBytes: Number(row?.kept_bytes ?? 0),
  };
};

import { changeTypes } from '@callboard/contract/billing/credits';
import { sql } from 'kysely';
import { giveCredits } from '../src/features/billing/credits/index.ts';
import type { Database } from '../src/platform/db/database.ts';

let given = 0;

interface Gift {
  readonly expiresAt?: Date;
  readonly source?: 'pack' | 'plan' | 'bonus' | 'referral' | 'house';
  readonly changeType?: number;
  readonly note?: string;
}

/** Credits for a recruiter, each time anew. */
export const addCredits = (db: Database, recruiterId: number, credits: number, gift: Gift = {}) => {
  given += 1;
  const cause = `test:${given}`;
  return db.transaction().execute((trx) =>
    giveCredits(trx, {
      recruiterId,
      credits,
      cause,
      changeType: changeTypes.bonus,
      source: 'bonus',
      ...gift,
    }),
  );
};

/** Time cannot be waited for: what the database guards is moved with its guards off. */
export const moveInTime = (db: Database, statement: ReturnType<typeof sql>) =>
  db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await statement.execute(trx);
  });

export const endLot = (db: Database, lotId: string | undefined, expiresAt: Date) =>
  moveInTime(db, sql`update credit_lot set expires_at = ${expiresAt} where id = ${Number(lotId)}`);

export const readMismatches = (db: Database) => db.selectFrom('credit_mismatch').selectAll().execute();

import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { LeavingAccount } from '../../../platform/feature/personal-data.ts';

const graceIsOver = (graceDays: number) =>
  sql<boolean>`closed_at <= now() - make_interval(days => ${graceDays})`;

export const listDueForErasing = async (db: Database, graceDays: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('erased_at', 'is', null)
    .where(graceIsOver(graceDays))
    .orderBy('closed_at')
    .execute();
  return rows.map(({ id }) => id);
};

const closed = (db: Database, accountId: number) =>
  db
    .selectFrom('account')
    .select([
      'id',
      'public_id',
      'email',
      'mobile',
      'pending_email',
      'pending_mobile',
      sql<Date>`closed_at`.as('closed_at'),
      sql<boolean>`email_verified_at is not null`.as('email_verified'),
    ])
    .where('id', '=', accountId)
    .where('closed_at', 'is not', null)
    .where('erased_at', 'is', null)
    .forUpdate();

/** Undefined once erased. */
export const lockClosed = (db: Database, accountId: number) => closed(db, accountId).executeTakeFirst();
export const lockDue = (db: Database, accountId: number, graceDays: number) =>
  closed(db, accountId).where(graceIsOver(graceDays)).executeTakeFirst();

export const noteErasure = (db: Database, { public_id, closed_at }: LeavingAccount) =>
  db
    .insertInto('erasure')
    .values({ account_public_id: public_id, closed_at })
    .onConflict((conflict) => conflict.column('account_public_id').doNothing())
    .execute();

export const deleteRows = (db: Database, table: string, owner: string, accountId: number) =>
  sql`delete from ${sql.table(table)} where ${sql.ref(owner)} = ${accountId}`.execute(db);

/** The row stays, so its id is never reused. */
export const emptyAccount = (db: Database, { id, public_id }: LeavingAccount) =>
  db
    .updateTable('account')
    .set({
      first_name: 'Former',
      last_name: 'member',
      // Nothing is delivered to .invalid.
      email: `${public_id}@erased.invalid`,
      email_verified_at: null,
      mobile: null,
      mobile_verified_at: null,
      pending_email: null,
      pending_mobile: null,
      password_hash: null,
      password_changed_at: null,
      referred_by: null,
      frozen_reason: null,
      closing_reason: null,
      whatsapp_updates: false,
      last_active_at: null,
      erased_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute();

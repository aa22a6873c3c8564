import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

export interface NewAccount {
  readonly kind: 'talent' | 'recruiter';
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string | null;
  readonly email_verified: boolean;
  readonly mobile: string | null;
  readonly mobile_verified: boolean;
  readonly password_hash: string | null;
  readonly referred_by: string | null;
}

const nowIf = (condition: boolean) => (condition ? sql<Date>`now()` : null);

/** Undefined when another account has the email or verified number. */
export const insertAccount = async (db: Database, account: NewAccount) => {
  const { email_verified, mobile_verified, ...columns } = account;
  const row = await db
    .insertInto('account')
    .values({
      ...columns,
      email_verified_at: nowIf(email_verified),
      mobile_verified_at: nowIf(mobile_verified),
      password_changed_at: nowIf(account.password_hash !== null),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
};

const signInColumns = [
  'id',
  'first_name',
  'password_hash',
  'closed_at',
  'email',
  'mobile',
  'device_generation',
] as const;

/** An open account before a closed one, and of the closed ones the last. */
const newestFirst = sql`closed_at desc nulls first, id desc`;

export const findByEmail = (db: Database, email: string) =>
  db
    .selectFrom('account')
    .select(signInColumns)
    .where('email', '=', email)
    .where('erased_at', 'is', null)
    .orderBy(newestFirst)
    .limit(1)
    .executeTakeFirst();

export const findByMobile = (db: Database, mobile: string) =>
  db
    .selectFrom('account')
    .select(signInColumns)
    .where('mobile', '=', mobile)
    .where('mobile_verified_at', 'is not', null)
    .where('erased_at', 'is', null)
    .orderBy(newestFirst)
    .limit(1)
    .executeTakeFirst();

export const hasAccountWithMobile = async (db: Database, mobile: string) =>
  (await findByMobile(db, mobile)) !== undefined;

export const findAccount = (db: Database, id: number) =>
  db
    .selectFrom('account')
    .select([
      'id',
      'kind',
      'first_name',
      'last_name',
      'email',
      'mobile',
      'pending_email',
      'pending_mobile',
      'password_hash',
      sql<boolean>`email_verified_at is not null`.as('email_verified'),
      sql<boolean>`mobile_verified_at is not null`.as('mobile_verified'),
    ])
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst();

/** False when the address or number was taken in the meantime. */
export const reopenAccount = async (db: Database, id: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ closed_at: null, closing_reason: null })
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .where(
      sql<SqlBool>`not exists (
        select from account other where other.closed_at is null and other.id <> account.id
        and (other.email = account.email
          or (other.mobile = account.mobile and other.mobile_verified_at is not null)))`,
    )
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
};

export const readDeviceGeneration = async (db: Database, id: number): Promise<number> => {
  const account = await db
    .selectFrom('account')
    .select('device_generation')
    .where('id', '=', id)
    .executeTakeFirst();
  return account?.device_generation ?? 0;
};

/** Forgets known devices and resets attempt counters. */
export const forgetKnownDevices = async (db: Database, id: number): Promise<void> => {
  await db
    .updateTable('account')
    .set((row) => ({ device_generation: row('device_generation', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

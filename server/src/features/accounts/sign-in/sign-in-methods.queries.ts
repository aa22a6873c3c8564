import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { OutsideIdentity } from './identities.queries.ts';
import type { SignInState } from './sign-in-state.ts';

/** The only file that changes sign-in methods after sign-up. */
export const findSignInState = async (db: Database, accountId: number): Promise<SignInState | undefined> => {
  const account = await db
    .selectFrom('account')
    .select([
      'id',
      sql<'talent' | 'recruiter'>`kind`.as('kind'),
      'first_name',
      'last_name',
      'email',
      'email_verified_at',
      'mobile',
      'mobile_verified_at',
      'pending_email',
      'pending_mobile',
      'password_hash',
    ])
    .where('id', '=', accountId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (!account) return undefined;
  const identities = await db
    .selectFrom('account_identity')
    .select([sql<OutsideIdentity['provider']>`provider`.as('provider'), 'subject', 'created_at'])
    .where('account_id', '=', accountId)
    .where('signs_in', 'is', true)
    .orderBy('provider')
    .execute();
  return { ...account, identities };
};

/** Serialises changes of one account. */
export const lockSignInState = async (trx: Database, accountId: number) => {
  await trx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
  return findSignInState(trx, accountId);
};

interface AccountWrite {
  readonly email?: string | null;
  readonly email_verified_at?: Date | null;
  readonly mobile?: string | null;
  readonly mobile_verified_at?: Date | null;
  readonly pending_email?: string | null;
  readonly pending_mobile?: string | null;
  readonly password_hash?: string | null;
}

export const writeSignIn = (trx: Database, accountId: number, write: AccountWrite) =>
  trx
    .updateTable('account')
    .set({
      ...write,
      ...(write.password_hash !== undefined && { password_changed_at: sql<Date>`now()` }),
    })
    .where('id', '=', accountId)
    .execute();

/** Verifies the address; false when it is neither the current nor the pending one. */
export const confirmEmail = async (db: Database, id: number, email: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ email, email_verified_at: sql<Date>`now()`, pending_email: null })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .where((row) => row.or([row('email', '=', email), row('pending_email', '=', email)]))
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
};

/** Only the pending number, which was requested with proof. */
export const confirmMobile = async (db: Database, id: number, mobile: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ mobile, mobile_verified_at: sql<Date>`now()`, pending_mobile: null })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .where('pending_mobile', '=', mobile)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
};

/** False when it belongs to another account. */
export const insertIdentity = async (
  trx: Database,
  accountId: number,
  { provider, subject }: OutsideIdentity,
  since?: Date,
): Promise<boolean> => {
  // One per provider.
  await trx
    .deleteFrom('account_identity')
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .where('subject', '<>', subject)
    .execute();
  const { account_id } =
    (await trx
      .insertInto('account_identity')
      .values({ provider, subject, account_id: accountId, ...(since && { created_at: since }) })
      .onConflict((conflict) =>
        conflict
          .columns(['provider', 'subject'])
          .doUpdateSet({ signs_in: true })
          .where('account_identity.account_id', '=', accountId),
      )
      .returning('account_id')
      .executeTakeFirst()) ?? {};
  return account_id === accountId;
};

/** An Instagram account may stay on the profile; it just no longer signs in. */
export const endIdentities = async (
  trx: Database,
  accountId: number,
  providers: readonly OutsideIdentity['provider'][],
) => {
  if (providers.includes('instagram')) {
    await trx
      .updateTable('account_identity')
      .set({ signs_in: false })
      .where('account_id', '=', accountId)
      .where('provider', '=', 'instagram')
      .execute();
  }
  if (providers.includes('github')) {
    await trx
      .deleteFrom('account_identity')
      .where('account_id', '=', accountId)
      .where('provider', '=', 'github')
      .execute();
  }
};

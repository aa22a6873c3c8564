import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import { daysToUndo } from './sign-in-methods.policy.ts';
import type { SignInState } from './sign-in-state.ts';

export type ChangedMethod = 'email' | 'mobile' | 'password' | 'github' | 'instagram';
export type ChangeAction = 'added' | 'changed' | 'removed';

const Moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
/** The state before: everything that can be restored. Passwords are not stored. */
const StateBefore = z.object({
  email: z.string().nullable(),
  email_verified_at: Moment.nullable(),
  mobile: z.string().nullable(),
  mobile_verified_at: Moment.nullable(),
  identities: z.array(
    z.object({ provider: z.enum(['github', 'instagram']), subject: z.string(), created_at: Moment }),
  ),
});
export type StateBefore = z.infer<typeof StateBefore>;

interface NewChange {
  readonly before: SignInState;
  readonly method: ChangedMethod;
  readonly action: ChangeAction;
  readonly device: string;
}

export const insertChange = async (trx: Database, { before, method, action, device }: NewChange) => {
  const { email, email_verified_at, mobile, mobile_verified_at, identities } = before;
  const state = { email, email_verified_at, mobile, mobile_verified_at, identities };
  return trx
    .insertInto('sign_in_change')
    .values({ account_id: before.id, method, action, device, state_before: JSON.stringify(state) })
    .returning(['id', 'changed_at'])
    .executeTakeFirstOrThrow();
};

export const insertChangeLink = (trx: Database, changeId: number, tokenHash: Buffer) =>
  trx
    .insertInto('sign_in_change_link')
    .values({
      token_hash: tokenHash,
      change_id: changeId,
      expires_at: sql<Date>`now() + make_interval(days => ${daysToUndo})`,
    })
    .execute();

export const findChangeByLink = async (db: Database, tokenHash: Buffer) => {
  const row = await db
    .selectFrom('sign_in_change_link as link')
    .innerJoin('sign_in_change as change', 'change.id', 'link.change_id')
    .select([
      'change.id',
      'change.account_id',
      sql<ChangedMethod>`change.method`.as('method'),
      sql<ChangeAction>`change.action`.as('action'),
      'change.device',
      'change.changed_at',
      'change.state_before',
      'link.used_at',
      sql<boolean>`link.expires_at <= now()`.as('expired'),
    ])
    .where('link.token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row && { ...row, state_before: StateBefore.parse(row.state_before) };
};

/** After the owner has secured the account, earlier undo links are invalid. */
export const spendChangeLinks = (trx: Database, accountId: number) =>
  trx
    .updateTable('sign_in_change_link')
    .set({ used_at: sql<Date>`now()` })
    .where('used_at', 'is', null)
    .where('change_id', 'in', (select) =>
      select.selectFrom('sign_in_change').select('id').where('account_id', '=', accountId),
    )
    .execute();

export const markUndone = (trx: Database, accountId: number, fromChangeId: number) =>
  trx
    .updateTable('sign_in_change')
    .set({ undone_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('id', '>=', fromChangeId)
    .where('undone_at', 'is', null)
    .execute();

export const forgetOldSignInChanges = (db: Database) =>
  db.deleteFrom('sign_in_change').where('changed_at', '<', sql<Date>`now() - interval '30 days'`).execute();

import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { InstagramPerson } from './instagram.client.ts';

/** A talent has one Instagram account. A new one replaces it, unless they sign in with it. */
export const forgetOtherIdentities = (trx: Database, accountId: number, subject: string) =>
  trx
    .deleteFrom('account_identity')
    .where('provider', '=', 'instagram')
    .where('account_id', '=', accountId)
    .where('subject', '<>', subject)
    .where('signs_in', 'is', false)
    .execute();

export const findSignInSubject = async (trx: Database, accountId: number): Promise<string | undefined> => {
  const row = await trx
    .selectFrom('account_identity')
    .select('subject')
    .where('provider', '=', 'instagram')
    .where('account_id', '=', accountId)
    .where('signs_in', 'is', true)
    .executeTakeFirst();
  return row?.subject;
};

/**
 * The final owner: the caller, or the person who linked it first. Linking here does not allow signing in with
 * it.
 */
export const claimIdentity = async (trx: Database, accountId: number, subject: string): Promise<number> => {
  const { account_id } = await trx
    .insertInto('account_identity')
    .values({ provider: 'instagram', subject, account_id: accountId, signs_in: false })
    .onConflict((conflict) =>
      conflict.columns(['provider', 'subject']).doUpdateSet({ subject: sql`excluded.subject` }),
    )
    .returning('account_id')
    .executeTakeFirstOrThrow();
  return account_id;
};

export const writeSocialLink = (
  trx: Database,
  accountId: number,
  { handle, followers }: Pick<InstagramPerson, 'handle' | 'followers'>,
) =>
  trx
    .insertInto('talent_social_link')
    .columns(['talent_id', 'network_id', 'handle', 'followers'])
    .expression((eb) =>
      eb
        .selectFrom('social_network')
        .select([
          sql<number>`${accountId}::int`.as('talent_id'),
          'id as network_id',
          sql<string>`${handle}::text`.as('handle'),
          sql<number | null>`${followers}::int`.as('followers'),
        ])
        .where('name', '=', 'Instagram'),
    )
    .onConflict((conflict) =>
      conflict.columns(['talent_id', 'network_id']).doUpdateSet({ handle, followers }),
    )
    .execute();

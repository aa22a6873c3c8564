import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { fullName, people } from '../../people/person-summaries/index.ts';

export const readCredits = async (db: Database, { id }: { readonly id: number }) => ({
  left: await db
    .selectFrom('credit_lot')
    .select(['source', 'unspent as credits', 'expires_at'])
    .where('recruiter_id', '=', id)
    .where('unspent', '>', 0)
    .orderBy('id')
    .execute(),
  ledger: await db
    .selectFrom('credit_entry')
    .leftJoin(people('account'), 'account.id', 'credit_entry.talent_id')
    .select([
      'credit_entry.created_at',
      sql<string>`(array['bonus', 'purchase', 'unlock', 'refund', 'adjustment', 'expiry', 'referral'])[change_type]`.as(
        'change',
      ),
      'credit_entry.credits',
      'credit_entry.balance',
      fullName('account').as('talent'),
      'credit_entry.note',
    ])
    .where('credit_entry.recruiter_id', '=', id)
    .orderBy('position')
    .execute(),
});

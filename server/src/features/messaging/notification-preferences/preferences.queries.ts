import type { NotificationPreference } from '@callboard/contract/accounts/settings';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

/** Only the topics the person has chosen for. */
export const listPreferences = (db: Database, accountId: number) =>
  db
    .selectFrom('notification_preference')
    .select(['topic', 'whatsapp', 'copy_to_manager', sql<NotificationPreference['email']>`email`.as('email')])
    .where('account_id', '=', accountId)
    .execute();

export const savePreferences = (
  trx: Database,
  accountId: number,
  preferences: readonly NotificationPreference[],
) =>
  trx
    .insertInto('notification_preference')
    .values(preferences.map((preference) => ({ account_id: accountId, ...preference })))
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'topic']).doUpdateSet((row) => ({
        email: row.ref('excluded.email'),
        whatsapp: row.ref('excluded.whatsapp'),
        copy_to_manager: row.ref('excluded.copy_to_manager'),
      })),
    )
    .execute();

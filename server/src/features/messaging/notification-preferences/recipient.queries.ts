import type { NotificationPreference } from '@callboard/contract/accounts/settings';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { fullName, peopleWithContact, talents } from '../../people/person-summaries/index.ts';

/** Undefined when the account is closed. */
export const findRecipientRow = (db: Database, accountId: number, topic: string) =>
  db
    .selectFrom(peopleWithContact('account'))
    .leftJoin(talents('talent'), 'talent.account_id', 'account.id')
    .leftJoin('notification_preference as chosen', (join) =>
      join.onRef('chosen.account_id', '=', 'account.id').on('chosen.topic', '=', topic),
    )
    .select([
      sql<'talent' | 'recruiter'>`account.kind`.as('kind'),
      'account.first_name',
      fullName('account').as('name'),
      'account.email',
      'account.mobile',
      'account.whatsapp_updates',
      sql<boolean>`account.mobile_verified_at is not null`.as('mobile_verified'),
      'talent.is_managed',
      'talent.manager_gets_mail',
      'talent.manager_email',
      'talent.manager_gets_messages',
      'talent.manager_mobile',
      sql<NotificationPreference['email'] | null>`chosen.email`.as('chosen_email'),
      'chosen.whatsapp as chosen_whatsapp',
      'chosen.copy_to_manager as chosen_copy',
    ])
    .where('account.id', '=', accountId)
    .where('account.closed_at', 'is', null)
    .executeTakeFirst();

import type { NotificationTopic } from '@callboard/contract/account-settings';
import type { Database } from '../../platform/db/database.ts';
import { preferencesOf } from './notification-defaults.ts';
import { findAddressee } from './who-to-mail.queries.ts';

interface Addressee {
  readonly first_name: string;
  readonly email: string | null;
  readonly mobile: string | null;
  /** Of a manager who gets a copy. */
  readonly manager_email: string | null;
}

/** Whom to write to about a topic; undefined when the person wants no letters about it. */
export async function whoToMail(
  db: Database,
  accountId: number,
  topic: NotificationTopic,
): Promise<Addressee | undefined> {
  const row = await findAddressee(db, accountId, topic);
  if (!row) return undefined;
  const { chosen_email: email, chosen_whatsapp: whatsapp, chosen_copy: copy_to_manager } = row;
  const chosen =
    email === null || whatsapp === null || copy_to_manager === null
      ? []
      : [{ topic, email, whatsapp, copy_to_manager }];
  const preference = preferencesOf(row.kind, chosen).find((one) => one.topic === topic);
  if (!preference || preference.email === 'never') return undefined;
  const hasCopy = preference.copy_to_manager && row.is_managed && row.manager_gets_mail;
  return {
    first_name: row.first_name,
    email: row.email,
    mobile: row.mobile,
    manager_email: hasCopy ? row.manager_email : null,
  };
}

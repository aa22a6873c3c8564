import type { NotificationPreference } from '@callboard/contract/accounts/settings';
import type { NotificationCategory } from '@callboard/contract/messaging/notifications';
import type { Database } from '../../../platform/db/database.ts';
import { preferencesOf } from './notification-defaults.ts';
import { findRecipientRow } from './recipient.queries.ts';

type Row = NonNullable<Awaited<ReturnType<typeof findRecipientRow>>>;

export interface Recipient {
  readonly kind: 'talent' | 'recruiter';
  readonly firstName: string;
  readonly name: string;
  readonly email: string | null;
  readonly mobile: string | null;
  /** When to email about this topic. */
  readonly emailFrequency: NotificationPreference['email'];
  /** Null unless WhatsApp is switched on and the number verified. */
  readonly whatsapp: string | null;
  /** Where copies for the manager go; null for none. */
  readonly manager: { readonly email: string | null; readonly mobile: string | null };
}

/** Notifications about the account itself cannot be switched off, and no manager gets a copy. */
const accountChoice = { email: 'now', whatsapp: false, copy_to_manager: false } as const;

const choiceOf = (row: Row, topic: NotificationCategory) => {
  if (topic === 'account') return accountChoice;
  const { chosen_email: email, chosen_whatsapp: whatsapp, chosen_copy: copy_to_manager } = row;
  const chosen =
    email === null || whatsapp === null || copy_to_manager === null
      ? []
      : [{ topic, email, whatsapp, copy_to_manager }];
  return preferencesOf(row.kind, chosen).find((one) => one.topic === topic);
};

/** How to reach someone about a topic. Undefined when the account is closed. */
export async function findRecipient(
  db: Database,
  accountId: number,
  topic: NotificationCategory,
): Promise<Recipient | undefined> {
  const row = await findRecipientRow(db, accountId, topic);
  if (!row) return undefined;
  const choice = choiceOf(row, topic) ?? { email: 'never', whatsapp: false, copy_to_manager: false };
  const hasWhatsapp = choice.whatsapp && row.whatsapp_updates && row.mobile_verified;
  const hasCopies = choice.copy_to_manager && row.is_managed;
  return {
    kind: row.kind,
    firstName: row.first_name,
    name: row.name,
    email: row.email,
    mobile: row.mobile,
    emailFrequency: choice.email,
    whatsapp: hasWhatsapp ? row.mobile : null,
    manager: {
      email: hasCopies && row.manager_gets_mail ? row.manager_email : null,
      mobile: hasCopies && row.manager_gets_messages ? row.manager_mobile : null,
    },
  };
}

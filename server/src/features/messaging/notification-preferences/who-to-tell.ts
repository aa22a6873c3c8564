import type { NotificationPreference } from '@callboard/contract/accounts/settings';
import type { NotificationCategory } from '@callboard/contract/messaging/notifications';
import type { Database } from '../../../platform/db/database.ts';
import { findAddressee } from './addressee.queries.ts';
import { preferencesOf } from './notification-defaults.ts';

type Row = NonNullable<Awaited<ReturnType<typeof findAddressee>>>;

export interface Reach {
  readonly kind: 'talent' | 'recruiter';
  readonly firstName: string;
  readonly name: string;
  readonly email: string | null;
  readonly mobile: string | null;
  /** When to write letters about this. */
  readonly letters: NotificationPreference['email'];
  /** A number that is written to by WhatsApp; null where that is not wanted or the number not theirs for sure. */
  readonly whatsapp: string | null;
  /** Where copies for the manager go; null for none. */
  readonly manager: { readonly email: string | null; readonly mobile: string | null };
}

/** What one is told about one's own account is not a matter of choice, and nobody else's business. */
const aboutTheAccount = { email: 'now', whatsapp: false, copy_to_manager: false } as const;

const choiceOf = (row: Row, topic: NotificationCategory) => {
  if (topic === 'account') return aboutTheAccount;
  const { chosen_email: email, chosen_whatsapp: whatsapp, chosen_copy: copy_to_manager } = row;
  const chosen =
    email === null || whatsapp === null || copy_to_manager === null
      ? []
      : [{ topic, email, whatsapp, copy_to_manager }];
  return preferencesOf(row.kind, chosen).find((one) => one.topic === topic);
};

/** How to tell somebody something outside of the product; undefined for who has left. */
export async function whoToTell(
  db: Database,
  accountId: number,
  topic: NotificationCategory,
): Promise<Reach | undefined> {
  const row = await findAddressee(db, accountId, topic);
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
    letters: choice.email,
    whatsapp: hasWhatsapp ? row.mobile : null,
    manager: {
      email: hasCopies && row.manager_gets_mail ? row.manager_email : null,
      mobile: hasCopies && row.manager_gets_messages ? row.manager_mobile : null,
    },
  };
}

import type { NotificationPreference } from '@callboard/contract/accounts/settings';
import type { Database } from '../../../platform/db/database.ts';
import { preferencesOf } from './notification-defaults.ts';
import { listPreferences, savePreferences } from './preferences.queries.ts';

interface Choice {
  readonly accountId: number;
  readonly kind: 'talent' | 'recruiter';
  readonly topic: NotificationPreference['topic'];
  /** Left out: unchanged. */
  readonly email?: NotificationPreference['email'] | undefined;
}

/** Saves the email frequency of one topic and returns the one now in force. */
export async function chooseEmailFrequency(
  trx: Database,
  { accountId, kind, topic, email }: Choice,
): Promise<NotificationPreference['email']> {
  const known = preferencesOf(kind, await listPreferences(trx, accountId)).find((one) => one.topic === topic);
  if (!known) return 'never';
  if (email === undefined || email === known.email) return known.email;
  await savePreferences(trx, accountId, [{ ...known, email }]);
  return email;
}

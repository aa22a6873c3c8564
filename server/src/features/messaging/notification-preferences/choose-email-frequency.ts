import type { NotificationPreference } from '@callboard/contract/accounts/settings';
import type { Database } from '../../../platform/db/database.ts';
import { preferencesOf } from './notification-defaults.ts';
import { listPreferences, savePreferences } from './preferences.queries.ts';

interface Choice {
  readonly accountId: number;
  readonly kind: 'talent' | 'recruiter';
  readonly topic: NotificationPreference['topic'];
  /** Left out: as it is. */
  readonly email?: NotificationPreference['email'] | undefined;
}

/** When somebody wants letters about a topic; answers what holds now. What else they chose for it stays. */
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

import type { NotificationTopic } from '@callboard/contract/accounts/settings';
import type { Database } from '../../../platform/db/database.ts';
import { whoToTell } from './who-to-tell.ts';

interface Addressee {
  readonly first_name: string;
  readonly email: string | null;
  readonly mobile: string | null;
  /** Of a manager who gets a copy. */
  readonly manager_email: string | null;
}

/** Whom to write a letter to about a topic; undefined when the person wants no letters about it. */
export async function whoToMail(
  db: Database,
  accountId: number,
  topic: NotificationTopic,
): Promise<Addressee | undefined> {
  const reach = await whoToTell(db, accountId, topic);
  if (!reach || reach.letters === 'never') return undefined;
  const { firstName, email, mobile, manager } = reach;
  return { first_name: firstName, email, mobile, manager_email: manager.email };
}

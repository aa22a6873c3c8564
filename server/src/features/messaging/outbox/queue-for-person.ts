import type { Database } from '../../../platform/db/database.ts';
import type { Outbox } from './outbox.service.ts';

interface Reachable {
  readonly email: string | null;
  readonly mobile: string | null;
}

interface PersonMessage {
  readonly mail: { readonly subject: string; readonly text: string; readonly html: string };
  /** The same in a line or two, for someone without an email address. */
  readonly message: string;
  readonly dedupeKey?: string;
}

/** Queues an email, or a text message for someone without an address. */
export const queueForPerson = async (
  outbox: Outbox,
  trx: Database,
  { email, mobile }: Reachable,
  { mail, message, dedupeKey }: PersonMessage,
): Promise<void> => {
  const key = dedupeKey !== undefined && { dedupeKey };
  if (email !== null) await outbox.queue(trx, { channel: 'mail', recipient: email, ...mail, ...key });
  else if (mobile !== null)
    await outbox.queue(trx, { channel: 'sms', recipient: mobile, text: message, ...key });
};

import type { Database } from '../../../platform/db/database.ts';
import type { Outbox } from './outbox.service.ts';

interface Reachable {
  readonly email: string | null;
  readonly mobile: string | null;
}

interface News {
  readonly mail: { readonly subject: string; readonly text: string; readonly html: string };
  /** The same in a line or two, for someone who never gave an e-mail address. */
  readonly message: string;
  readonly dedupeKey?: string;
}

/** By mail, or by a text message to whoever has no mail address. */
export const tellPerson = async (
  outbox: Outbox,
  trx: Database,
  { email, mobile }: Reachable,
  { mail, message, dedupeKey }: News,
): Promise<void> => {
  const key = dedupeKey !== undefined && { dedupeKey };
  if (email !== null) await outbox.queue(trx, { channel: 'mail', recipient: email, ...mail, ...key });
  else if (mobile !== null)
    await outbox.queue(trx, { channel: 'sms', recipient: mobile, text: message, ...key });
};

import type { Database } from '../../../platform/db/database.ts';
import type { Reachable, WrittenEmail } from '../../../platform/feature/email.ts';
import type { NewMessage } from './outbox.queries.ts';
import type { Outbox } from './outbox.service.ts';

/** Queues an email, or its short version as a text message for someone without an address. */
export const queueForPerson = async (
  outbox: Outbox,
  trx: Database,
  { email: address, mobile }: Reachable,
  { email, message, ...options }: WrittenEmail & Pick<NewMessage, 'dedupeKey' | 'sensitive'>,
): Promise<void> => {
  if (address !== null)
    await outbox.queue(trx, { channel: 'mail', recipient: address, ...email, ...options });
  else if (mobile !== null && message !== undefined)
    await outbox.queue(trx, { channel: 'sms', recipient: mobile, text: message, ...options });
};

import { z } from 'zod';
import { eventType } from '../../../platform/events/event.ts';

const Account = z.object({ accountId: z.int() });

export const accountSignedUp = eventType('account.signed_up', Account);
export const accountContactVerified = eventType(
  'account.contact_verified',
  Account.extend({ channel: z.enum(['email', 'mobile']) }),
);
export const accountPasswordReset = eventType('account.password_reset', Account);
/** Many wrong passwords or codes from devices that never signed in to the account. */
export const accountTriedByStrangers = eventType('account.tried_by_strangers', Account);
export const accountReopened = eventType('account.reopened', Account);

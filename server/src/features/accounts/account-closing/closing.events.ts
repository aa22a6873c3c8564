import { z } from 'zod';
import { eventType } from '../../../platform/events/event.ts';

const Payload = z.object({ accountId: z.int() });

/** From now on only staff can see the person. */
export const accountClosed = eventType('account.closed', Payload);
/** Personal data was deleted permanently. */
export const accountErased = eventType('account.erased', Payload);

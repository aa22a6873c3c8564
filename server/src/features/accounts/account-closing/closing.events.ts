import { z } from 'zod';
import { eventType } from '../../../platform/events/event.ts';

const Payload = z.object({ accountId: z.int() });

/** From this moment nobody but the house sees the person. */
export const accountClosed = eventType('account.closed', Payload);
/** What was personal is gone for good. */
export const accountErased = eventType('account.erased', Payload);

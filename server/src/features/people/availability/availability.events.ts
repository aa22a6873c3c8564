import { z } from 'zod';
import { eventType } from '../../../platform/events/event.ts';

/** A calendar changed, so searches and offers check it again. */
export const availabilityChanged = eventType('availability.changed', z.object({ accountId: z.int() }));

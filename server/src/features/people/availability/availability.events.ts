import { z } from 'zod';
import { eventType } from '../../../platform/events/event.ts';

/** Somebody's calendar is another one now: searches and offers look again. */
export const availabilityChanged = eventType('availability.changed', z.object({ accountId: z.int() }));

import { z } from 'zod';
import { eventType } from '../../../platform/events/event.ts';

/** A client sent what they think, to each of those who wait for it. */
export const clientAnswered = eventType(
  'client.answered',
  z.object({ recruiterId: z.int(), visitorId: z.int(), linkId: z.int() }),
);

import { z } from 'zod';
import { eventType } from '../../../platform/events/event.ts';

/** Recorded each time an unlock brings the balance down to the low mark. */
export const creditsLow = eventType('credits.low', z.object({ recruiterId: z.int(), credits: z.int() }));

/** Recorded every day until the lot is used or expires. */
export const creditsExpiring = eventType(
  'credits.ending',
  z.object({ recruiterId: z.int(), lotId: z.int() }),
);

import { z } from 'zod';
import { eventType } from '../../../platform/events/event.ts';

/** An unlock left few credits. Recorded once for each time they become few. */
export const creditsLow = eventType('credits.low', z.object({ recruiterId: z.int(), credits: z.int() }));

/** Credits that nobody used end soon. Recorded every day until they do. */
export const creditsExpiring = eventType(
  'credits.ending',
  z.object({ recruiterId: z.int(), lotId: z.int() }),
);

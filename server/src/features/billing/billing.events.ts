import { z } from 'zod';
import { eventType } from '../../platform/events/event.ts';

export const creditsPurchased = eventType(
  'creditsPurchased',
  z.object({ purchaseId: z.int(), recruiterId: z.int(), credits: z.int() }),
);

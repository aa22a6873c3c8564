import { z } from 'zod';
import { eventType } from '../../../platform/events/event.ts';

export const creditsPurchased = eventType(
  'creditsPurchased',
  z.object({ purchaseId: z.int(), recruiterId: z.int(), credits: z.int() }),
);

const Purchase = z.object({ purchaseId: z.int(), recruiterId: z.int() });

/** A payment or a renewal failed. */
export const purchaseFailed = eventType('purchase.failed', Purchase);
export const purchaseRefunded = eventType('purchase.refunded', Purchase);

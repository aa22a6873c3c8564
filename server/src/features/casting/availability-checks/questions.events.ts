import { z } from 'zod';
import { eventType } from '../../../platform/events/event.ts';

const Question = z.object({ recruiterId: z.int(), talentId: z.int(), questionId: z.int() });

/** Somebody who was unlocked before is asked about days. */
export const availabilityAsked = eventType('availability.asked', Question);
export const availabilityAnswered = eventType(
  'availability.answered',
  Question.extend({ answer: z.enum(['available', 'not_available']) }),
);
/** Nobody answered in time. */
export const availabilityExpired = eventType(
  'availability.expired',
  Question.extend({ creditIsBack: z.boolean() }),
);

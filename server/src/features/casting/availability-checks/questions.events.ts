import { z } from 'zod';
import { eventType } from '../../../platform/events/event.ts';

const Question = z.object({ recruiterId: z.int(), talentId: z.int(), questionId: z.int() });

/** Sent to a talent who was unlocked before. */
export const availabilityAsked = eventType('availability.asked', Question);
export const availabilityAnswered = eventType(
  'availability.answered',
  Question.extend({
    answer: z.enum(['available', 'not_available']),
    /** They had replied the opposite before. */
    isChange: z.boolean().default(false),
  }),
);
/** Nobody replied in time. */
export const availabilityExpired = eventType(
  'availability.expired',
  Question.extend({ creditIsBack: z.boolean() }),
);

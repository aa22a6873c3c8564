import { z } from 'zod';
import { eventType } from '../../../platform/events/event.ts';

/** A person referred by a recruiter was verified. */
export const referralRewarded = eventType(
  'referral.rewarded',
  z.object({ recruiterId: z.int(), newcomerId: z.int(), credits: z.int() }),
);

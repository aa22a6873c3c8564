import { z } from 'zod';
import { eventType } from '../../../platform/events/event.ts';

/** Somebody who came by a recruiter's link was verified. */
export const referralRewarded = eventType(
  'referral.rewarded',
  z.object({ recruiterId: z.int(), newcomerId: z.int(), credits: z.int() }),
);

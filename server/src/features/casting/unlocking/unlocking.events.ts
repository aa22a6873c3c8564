import { z } from 'zod';
import { eventType } from '../../../platform/events/event.ts';

/** A recruiter may see the talent's contact data from now on; with a question when days were asked about. */
export const talentUnlocked = eventType(
  'talent.unlocked',
  z.object({ recruiterId: z.int(), talentId: z.int(), questionId: z.int().optional() }),
);

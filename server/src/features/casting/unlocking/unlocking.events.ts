import { z } from 'zod';
import { eventType } from '../../../platform/events/event.ts';

/** With a question id when the recruiter also checked availability. */
export const talentUnlocked = eventType(
  'talent.unlocked',
  z.object({ recruiterId: z.int(), talentId: z.int(), questionId: z.int().optional() }),
);

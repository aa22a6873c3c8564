import { z } from 'zod';
import { eventType } from '../../../platform/events/event.ts';

/** Staff checked a profile: it may be in the showcase, or no longer. */
export const profileChecked = eventType(
  'profile.checked',
  z.object({ talentId: z.int(), passed: z.boolean() }),
);

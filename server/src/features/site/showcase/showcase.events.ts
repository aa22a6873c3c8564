import { z } from 'zod';
import { eventType } from '../../../platform/events/event.ts';

/** Somebody of ours looked at a profile, and it may be shown to everybody, or no longer. */
export const profileChecked = eventType(
  'profile.checked',
  z.object({ talentId: z.int(), passed: z.boolean() }),
);

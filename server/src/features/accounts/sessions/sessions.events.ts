import { z } from 'zod';
import { eventType } from '../../../platform/events/event.ts';

/** An old refresh token was reused, so there is a copy. */
export const sessionTokenReused = eventType(
  'session.token_reused',
  z.object({ accountId: z.int(), sessionId: z.string() }),
);

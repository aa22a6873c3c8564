import { z } from 'zod';
import { eventType } from '../../platform/events/event.ts';

/** Who of the house changed what of whom: the names of the fields, never their words. */
export const userChangedByAdmin = eventType(
  'account.changed_by_admin',
  z.object({ accountId: z.int(), adminId: z.int(), fields: z.array(z.string()) }),
);

/** A profile was put under freeze, or is free again. */
export const freezeChanged = eventType(
  'account.freeze_changed',
  z.object({ accountId: z.int(), frozen: z.boolean() }),
);

import { z } from 'zod';
import { eventType } from '../../../platform/events/event.ts';

/** Who of the house changed what of whom: the names of the fields, never their words. */
export const userChangedByAdmin = eventType(
  'account.changed_by_admin',
  z.object({ accountId: z.int(), adminId: z.int(), fields: z.array(z.string()) }),
);

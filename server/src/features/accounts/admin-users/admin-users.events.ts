import { z } from 'zod';
import { eventType } from '../../../platform/events/event.ts';

/** Which admin changed which fields of whom, without values. */
export const userChangedByAdmin = eventType(
  'account.changed_by_admin',
  z.object({ accountId: z.int(), adminId: z.int(), fields: z.array(z.string()) }),
);

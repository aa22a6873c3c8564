import { randomUUID } from 'node:crypto';
import type { createNotification, Notification } from '@callboard/contract/messaging/notifications';
import type { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import { invalidField } from '../../../platform/http/problem-error.ts';
import type { Announcing } from './announcing.ts';
import { houseTemplateFor } from './house-templates.ts';

type Wish = z.output<(typeof createNotification)['body']>;

interface HouseOptions {
  readonly db: Database;
  readonly announcing: Announcing;
  readonly read: (accountId: number, id: number) => Promise<Notification>;
}

/** Tells somebody something in the name of the house, in its own words. */
export const createHouseTelling =
  ({ db, announcing, read }: HouseOptions) =>
  async ({ user_id, message, notification_type }: Wish): Promise<Notification> => {
    const id = await db.transaction().execute((trx) =>
      announcing.announce(trx, {
        ...houseTemplateFor(notification_type),
        letters: 'by-preference',
        onPhone: true,
        accountId: user_id,
        cause: `house:${randomUUID()}`,
        tell: async () => ({ variables: { message } }),
      }),
    );
    if (id === undefined) throw invalidField('user_id', 'No user of this type has this id');
    return read(user_id, id);
  };
export type HouseTelling = ReturnType<typeof createHouseTelling>;

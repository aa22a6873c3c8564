import { randomUUID } from 'node:crypto';
import type { createNotification, Notification } from '@callboard/contract/messaging/notifications';
import type { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import { invalidField } from '../../../platform/http/problem-error.ts';
import { adminTemplateFor } from './admin-templates.ts';
import type { Notifier } from './notifier.ts';

type Input = z.output<(typeof createNotification)['body']>;

interface AdminNotificationOptions {
  readonly db: Database;
  readonly notifier: Notifier;
  readonly read: (accountId: number, id: number) => Promise<Notification>;
}

/** Sends a notification that an administrator wrote. */
export const createSendAdminNotification =
  ({ db, notifier, read }: AdminNotificationOptions) =>
  async ({ user_id, message, notification_type }: Input): Promise<Notification> => {
    const id = await db.transaction().execute((trx) =>
      notifier.announce(trx, {
        ...adminTemplateFor(notification_type),
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
export type SendAdminNotification = ReturnType<typeof createSendAdminNotification>;

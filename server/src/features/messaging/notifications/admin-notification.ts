import { randomUUID } from 'node:crypto';
import { userTypes } from '@callboard/contract/accounts/user-types';
import type { createNotification, Notification } from '@callboard/contract/messaging/notifications';
import type { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import type { ShippedTemplate } from '../../../platform/feature/notification.ts';
import { invalidField } from '../../../platform/http/problem-error.ts';
import type { Notifier } from './notifier.ts';

const email = { subject: 'A message from Callboard', action: 'Open Callboard' };
const adminTemplate = (ref: string, notificationType: 1 | 2, path: string): ShippedTemplate => ({
  ref,
  notificationType,
  topic: 'account',
  text: { message: '{{message}}', path, email },
});

const forTalents = adminTemplate('house.to-talent', 1, '/app/talent/dashboard/notification');
const forRecruiters = adminTemplate('house.to-recruiter', 2, '/app/recruiter/dashboard/notification');

/** For notifications that an administrator writes. */
export const adminTemplates = [forTalents, forRecruiters];
export const adminTemplateFor = (notificationType: 1 | 2) =>
  notificationType === userTypes.talent ? forTalents : forRecruiters;

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
        emails: 'by-preference',
        onPhone: true,
        accountId: user_id,
        cause: `house:${randomUUID()}`,
        loadContent: async () => ({ variables: { message } }),
      }),
    );
    if (id === undefined) throw invalidField('user_id', 'No user of this type has this id');
    return read(user_id, id);
  };
export type SendAdminNotification = ReturnType<typeof createSendAdminNotification>;

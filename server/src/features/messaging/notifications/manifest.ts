import { z } from 'zod';
import { feature } from '../../../platform/feature/feature.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { liveKind } from '../../../platform/live/live-kind.ts';
import { createSendAdminNotification } from './admin-notification.ts';
import { createDigestJob } from './digest.job.ts';
import { createNotificationStatus } from './notification-status.service.ts';
import { notificationRoutes } from './notifications.routes.ts';
import { createNotifications } from './notifications.service.ts';
import type { Notifier } from './notifier.ts';
import { eraseNotifications, listAllNotifications } from './personal-data.queries.ts';
import { createTemplates } from './templates.service.ts';

const file = 'what-we-told-you.json';

const personalData: PersonalData = {
  columns: {
    'digest_owed.account_id': {
      archive: 'left out: only a marker of what the next daily letter tells',
      erasing: 'deleted',
    },
    'notification.account_id': { archive: file, erasing: 'deleted' },
    'notification.about_account_id': {
      archive: 'left out: it was told to somebody else',
      erasing: 'deleted',
    },
    'notification_box.account_id': {
      archive: 'left out: only a marker of what was seen',
      erasing: 'deleted',
    },
  },
  chapters: [{ file, of: 'everybody', about: 'your notifications', read: listAllNotifications }],
  empty: eraseNotifications,
};

type NotificationNeeds = Parameters<typeof createNotifications>[0] &
  Omit<Parameters<typeof createNotificationStatus>[0], 'read'> & { readonly notifier: Notifier };

export const notifications = feature({
  routes: (app, needs: NotificationNeeds) => {
    const sent = createNotifications(needs);
    notificationRoutes(app, {
      notifications: sent,
      status: createNotificationStatus({ ...needs, read: sent.read }),
      templates: createTemplates(needs),
      sendAdminNotification: createSendAdminNotification({ ...needs, read: sent.read }),
    });
  },
  jobs: (needs: Parameters<typeof createDigestJob>[0]) => [createDigestJob(needs)],
  live: () => [
    liveKind({
      kind: 'notification',
      fact: z.object({ account: z.int(), seq: z.int() }),
      deliver: ({ account, seq }, { emitter }) => emitter.toAccount(account, { seq }),
    }),
  ],
  personalData,
});

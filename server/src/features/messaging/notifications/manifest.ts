import { z } from 'zod';
import { feature } from '../../../platform/feature/feature.ts';
import { liveKind } from '../../../platform/live/live-kind.ts';
import { createSendAdminNotification } from './admin-notification.ts';
import { createDigestJob } from './digest.job.ts';
import { createNotificationStatus } from './notification-status.service.ts';
import { notificationRoutes } from './notifications.routes.ts';
import { createNotifications } from './notifications.service.ts';
import type { Notifier } from './notifier.ts';
import { personalData } from './personal-data.ts';
import { createTemplates } from './templates.service.ts';

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
      tell: ({ account, seq }, { emitter }) => emitter.toAccount(account, { seq }),
    }),
  ],
  personalData,
});

import { z } from 'zod';
import { feature } from '../../../platform/feature/feature.ts';
import { liveKind } from '../../../platform/live/live-kind.ts';
import type { Announcing } from './announcing.ts';
import { createDigestJob } from './digest.job.ts';
import { createHouseTelling } from './house-telling.ts';
import { createMarking } from './marking.service.ts';
import { notificationRoutes } from './notifications.routes.ts';
import { createNotifications } from './notifications.service.ts';
import { personalData } from './personal-data.ts';
import { createTemplates } from './templates.service.ts';

type NotificationNeeds = Parameters<typeof createNotifications>[0] &
  Omit<Parameters<typeof createMarking>[0], 'read'> & { readonly announcing: Announcing };

export const notifications = feature({
  routes: (app, needs: NotificationNeeds) => {
    const told = createNotifications(needs);
    notificationRoutes(app, {
      notifications: told,
      marking: createMarking({ ...needs, read: told.read }),
      templates: createTemplates(needs),
      sendAdminNotification: createHouseTelling({ ...needs, read: told.read }),
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

import { feature } from '../../../platform/feature/feature.ts';
import type { Messages } from '../../messaging/messages/index.ts';
import { createConnection } from './connection.service.ts';
import { createTalentEmails } from './email-talent.service.ts';
import { talentEmail } from './talent.emails.ts';
import { createUnansweredJob } from './unanswered.job.ts';
import { createUnlocking } from './unlock.service.ts';
import { createUnlockedList } from './unlocked-list.service.ts';
import { unlockingNotifications } from './unlocking.notifications.ts';
import { unlockingRoutes } from './unlocking.routes.ts';

type UnlockingNeeds = Parameters<typeof createUnlocking>[0] &
  Parameters<typeof createUnlockedList>[0] &
  Omit<Parameters<typeof createTalentEmails>[0], 'writer'> & {
    readonly messages: Pick<Messages, 'writer'>;
  };

export const unlocking = feature({
  routes: (app, needs: UnlockingNeeds) =>
    unlockingRoutes(app, {
      connection: createConnection(needs),
      unlocking: createUnlocking(needs),
      list: createUnlockedList(needs),
      talentEmails: createTalentEmails({ ...needs, writer: needs.messages.writer }),
    }),
  jobs: (needs: Parameters<typeof createUnansweredJob>[0]) => [createUnansweredJob(needs)],
  notifications: unlockingNotifications,
  emails: [talentEmail],
});

import { z } from 'zod';
import { feature } from '../../../platform/feature/feature.ts';
import { liveKind } from '../../../platform/live/live-kind.ts';
import { availabilityReplies } from './desk.queries.ts';
import { askedDates } from './my-jobs.queries.ts';
import { questionNotifications } from './questions.notifications.ts';
import { questionRoutes } from './questions.routes.ts';
import type { Questions } from './questions.service.ts';

export const availabilityChecks = feature({
  routes: (app, needs: { readonly questions: Questions }) => questionRoutes(app, needs.questions),
  notifications: questionNotifications,
  desk: () => [availabilityReplies],
  myJobs: () => [askedDates],
  live: () => [
    liveKind({
      kind: 'unlock-date',
      fact: z.object({ account: z.int(), talent: z.int() }),
      deliver: ({ account, talent }, { emitter }) =>
        emitter.toAccount(account, { unlockDate: { talent_id: talent } }),
    }),
  ],
});

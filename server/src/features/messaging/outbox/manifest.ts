import { feature } from '../../../platform/feature/feature.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { outboxRoutes } from './outbox.routes.ts';
import type { Outbox } from './outbox.service.ts';
import { deleteSentTo, listSentTo } from './personal-data.queries.ts';

const personalData: PersonalData = {
  chapters: [
    {
      file: 'letters-from-us.json',
      of: 'everybody',
      about: 'what Callboard sent you',
      read: listSentTo,
    },
  ],
  empty: deleteSentTo,
};

interface OutboxNeeds {
  readonly outbox: Outbox;
}

export const outbox = feature({
  routes: (app, needs: OutboxNeeds) => outboxRoutes(app, needs.outbox),
  jobs: (needs: OutboxNeeds) => needs.outbox.jobs,
  personalData,
});

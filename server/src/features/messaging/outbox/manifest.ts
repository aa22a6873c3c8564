import { feature } from '../../../platform/feature/feature.ts';
import { outboxRoutes } from './outbox.routes.ts';
import type { Outbox } from './outbox.service.ts';
import { personalData } from './personal-data.ts';

interface OutboxNeeds {
  readonly outbox: Outbox;
}

export const outbox = feature({
  routes: (app, needs: OutboxNeeds) => outboxRoutes(app, needs.outbox),
  jobs: (needs: OutboxNeeds) => needs.outbox.jobs,
  personalData,
});

import { feature } from '../../../platform/feature/feature.ts';
import { billingEmails } from './billing.emails.ts';
import { billingNotifications } from './billing.notifications.ts';
import { billingRoutes } from './billing.routes.ts';
import type { Billing } from './create-billing.ts';
import { personalData } from './personal-data.ts';
import { webhookRoutes } from './webhooks.routes.ts';

interface PurchaseNeeds {
  readonly billing: Billing;
}

export const purchases = feature({
  routes: async (app, { billing }: PurchaseNeeds) => {
    billingRoutes(app, billing);
    await webhookRoutes(app, billing.webhooks);
  },
  jobs: ({ billing }: PurchaseNeeds) => billing.jobs,
  notifications: billingNotifications,
  emails: billingEmails,
  personalData,
});

import { feature } from '../../../platform/feature/feature.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { billingEmails } from './billing.emails.ts';
import { billingNotifications } from './billing.notifications.ts';
import { billingRoutes } from './billing.routes.ts';
import type { Billing } from './create-billing.ts';
import { cancelPlans, readBilling } from './personal-data.queries.ts';
import { webhookRoutes } from './webhooks.routes.ts';

const file = 'billing.json';

const personalData: PersonalData = {
  columns: {
    'billing_details.recruiter_id': { archive: file, erasing: 'deleted' },
    'purchase.recruiter_id': {
      archive: file,
      erasing: 'kept: invoices hang on it, which the law has us keep',
    },
    'plan_subscription.recruiter_id': {
      archive: file,
      erasing: 'kept: invoices hang on it; it has ended',
    },
  },
  chapters: [
    { file, of: 'recruiter', about: 'what you bought, your plans and who is billed', read: readBilling },
  ],
  empty: cancelPlans,
};

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

import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { endPlans, readBilling } from './personal-data.queries.ts';

const file = 'billing.json';

export const personalData: PersonalData = {
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
  empty: endPlans,
};

import type { BillingDetails } from '@callboard/contract/billing/billing-details';
import type { Database } from '../../../platform/db/database.ts';
import * as queries from './billing-details.queries.ts';

export const createBillingDetails = ({ db }: { readonly db: Database }) => ({
  read: async (recruiterId: number) => ({ details: (await queries.findDetails(db, recruiterId)) ?? null }),
  /** Invoices already issued do not change. */
  async change(recruiterId: number, details: BillingDetails) {
    await queries.saveDetails(db, recruiterId, details);
    return { details };
  },
});

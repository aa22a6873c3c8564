import type { BillingDetails } from '@callboard/contract/billing/billing-details';
import type { StateCode } from '@callboard/contract/billing/indian-states';
import type { Database } from '../../../platform/db/database.ts';

export const findDetails = (db: Database, recruiterId: number) =>
  db
    .selectFrom('billing_details')
    .select(['legal_name', 'gstin', 'address', 'city', 'state_code', 'pin_code'])
    .$narrowType<{ state_code: StateCode }>()
    .where('recruiter_id', '=', recruiterId)
    .executeTakeFirst();

export const saveDetails = (db: Database, recruiterId: number, details: BillingDetails) =>
  db
    .insertInto('billing_details')
    .values({ recruiter_id: recruiterId, ...details })
    .onConflict((conflict) => conflict.column('recruiter_id').doUpdateSet(details))
    .execute();

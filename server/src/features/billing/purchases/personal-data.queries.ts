import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

interface Recruiter {
  readonly id: number;
}

const listPurchases = (db: Database, { id }: Recruiter) =>
  db
    .selectFrom('purchase')
    .leftJoin('invoice', (join) =>
      join.onRef('invoice.purchase_id', '=', 'purchase.id').on('invoice.kind', '=', 'invoice'),
    )
    .leftJoin('invoice as note', (join) =>
      join.onRef('note.purchase_id', '=', 'purchase.id').on('note.kind', '=', 'credit_note'),
    )
    .select([
      'purchase.kind',
      'purchase.plan',
      'purchase.month',
      'purchase.credits',
      'purchase.net_paise',
      'purchase.cgst_paise',
      'purchase.sgst_paise',
      'purchase.igst_paise',
      'purchase.total_paise',
      'purchase.status',
      'purchase.failure',
      'purchase.created_at',
      'purchase.paid_at',
      'invoice.number as invoice_number',
      'invoice.buyer as invoice_to',
      'note.number as credit_note_number',
    ])
    .where('purchase.recruiter_id', '=', id)
    .orderBy('purchase.id')
    .execute();

const listPlans = (db: Database, { id }: Recruiter) =>
  db
    .selectFrom('plan_subscription')
    .select(['plan', 'status', 'counted_from', 'months', 'renews_on', 'failure', 'created_at', 'ended_at'])
    .where('recruiter_id', '=', id)
    .orderBy('id')
    .execute();

const findDetails = (db: Database, { id }: Recruiter) =>
  db
    .selectFrom('billing_details')
    .select(['legal_name', 'gstin', 'address', 'city', 'state_code', 'pin_code', 'updated_at'])
    .where('recruiter_id', '=', id)
    .executeTakeFirst();

export const readBilling = async (db: Database, recruiter: Recruiter) => ({
  billed_to: (await findDetails(db, recruiter)) ?? null,
  plans: await listPlans(db, recruiter),
  purchases: await listPurchases(db, recruiter),
});

/** Deletes everything we could charge. Invoices are kept, as the law requires. */
export const cancelPlans = async (db: Database, { id: recruiterId }: Recruiter) => {
  const cleared = { customer_ref: null, mandate_ref: null, next_try_on: null };
  await db
    .updateTable('plan_subscription')
    .set({ ...cleared, status: 'ended', ended_at: sql<Date>`coalesce(ended_at, now())` })
    .where('recruiter_id', '=', recruiterId)
    .execute();
  await db
    .updateTable('purchase')
    .set((row) => ({
      customer_ref: null,
      status: sql<string>`case when ${row.ref('status')} in ('waiting', 'failed') then 'cancelled' else ${row.ref('status')} end`,
    }))
    .where('recruiter_id', '=', recruiterId)
    .execute();
};

import type { Database } from '../../../platform/db/database.ts';

export const insertOrder = (
  db: Database,
  order: { order_ref: string; amount_paise: number; customer_ref: string | null },
) => db.insertInto('local_order').values(order).execute();

export const findOrder = (db: Database, orderRef: string) =>
  db.selectFrom('local_order').selectAll().where('order_ref', '=', orderRef).executeTakeFirst();

/** An order is paid once. Later payments change nothing. */
export const payOrder = (db: Database, orderRef: string, paymentRef: string) =>
  db
    .updateTable('local_order')
    .set({ status: 'paid', payment_ref: paymentRef })
    .where('order_ref', '=', orderRef)
    .where('status', '<>', 'paid')
    .execute();

export const failOrder = (db: Database, orderRef: string) =>
  db
    .updateTable('local_order')
    .set({ status: 'failed' })
    .where('order_ref', '=', orderRef)
    .where('status', '<>', 'paid')
    .execute();

/** Returns the reference of the first refund. */
export const refundOrder = async (db: Database, paymentRef: string, refundRef: string) => {
  await db
    .updateTable('local_order')
    .set({ refund_ref: refundRef })
    .where('payment_ref', '=', paymentRef)
    .where('refund_ref', 'is', null)
    .execute();
  const order = await db
    .selectFrom('local_order')
    .select('refund_ref')
    .where('payment_ref', '=', paymentRef)
    .executeTakeFirst();
  return order?.refund_ref ?? undefined;
};

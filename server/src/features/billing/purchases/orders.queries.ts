import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Payment, PaymentOrder } from '../../../platform/db/database.gen.ts';
import type { Database } from '../../../platform/db/database.ts';

type GatewayName = 'razorpay' | 'local';
const orders = (db: Database) =>
  db.selectFrom('payment_order').selectAll().$narrowType<{ gateway: GatewayName }>();
export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

export const findOrder = (db: Database, gateway: GatewayName, orderRef: string) =>
  orders(db).where('gateway', '=', gateway).where('order_ref', '=', orderRef).executeTakeFirst();

/** The recruiter whose credits to lock before an order is processed. */
export const findRecruiterOfOrder = async (db: Database, gateway: GatewayName, orderRef: string) => {
  const row = await db
    .selectFrom('payment_order')
    .innerJoin('purchase', 'purchase.id', 'payment_order.purchase_id')
    .select('purchase.recruiter_id')
    .where('payment_order.gateway', '=', gateway)
    .where('payment_order.order_ref', '=', orderRef)
    .executeTakeFirst();
  return row?.recruiter_id;
};

/** Newest first. Earlier attempts may still be paid late. */
export const listOrders = (db: Database, purchaseId: number) =>
  orders(db).where('purchase_id', '=', purchaseId).orderBy('id', 'desc').execute();

export const listNewestOrders = async (db: Database, purchaseIds: readonly number[]) => {
  if (purchaseIds.length === 0) return [];
  return orders(db)
    .distinctOn('purchase_id')
    .where('purchase_id', 'in', [...purchaseIds])
    .orderBy('purchase_id')
    .orderBy('id', 'desc')
    .execute();
};

export const insertOrder = (trx: Database, order: Insertable<PaymentOrder>) =>
  trx.insertInto('payment_order').values(order).execute();

export const markOrderFailed = (trx: Database, id: number, at: Date) =>
  trx.updateTable('payment_order').set({ failed_at: at }).where('id', '=', id).execute();

/** True for one of several concurrent checks. */
export const claimCheck = async (db: Database, id: number, now: Date, pauseSeconds: number) => {
  const { numUpdatedRows } = await db
    .updateTable('payment_order')
    .set({ asked_at: now })
    .where('id', '=', id)
    .where((row) =>
      row.or([
        row('asked_at', 'is', null),
        row('asked_at', '<=', new Date(now.getTime() - pauseSeconds * 1000)),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const findPayment = (db: Database, gateway: GatewayName, paymentRef: string) =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('payment_ref', '=', paymentRef)
    .executeTakeFirst();

export const findSettlingPayment = (db: Database, purchaseId: number) =>
  db
    .selectFrom('payment')
    .selectAll()
    .$narrowType<{ gateway: GatewayName }>()
    .where('purchase_id', '=', purchaseId)
    .where('settles', '=', true)
    .executeTakeFirst();

export const insertPayment = async (trx: Database, payment: Insertable<Payment>) => {
  const { id } = await trx.insertInto('payment').values(payment).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** False when it was refunded before. */
export const markRefunded = async (trx: Database, id: number, refundRef: string, at: Date) => {
  const { numUpdatedRows } = await trx
    .updateTable('payment')
    .set({ refund_ref: refundRef, refunded_at: at })
    .where('id', '=', id)
    .where('refund_ref', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** A second payment that has not been refunded. */
export const findSurplus = (db: Database, paymentId: number) =>
  db
    .selectFrom('payment')
    .innerJoin('purchase', 'purchase.id', 'payment.purchase_id')
    .select([
      'payment.id',
      'payment.payment_ref',
      'payment.amount_paise',
      'payment.purchase_id',
      'purchase.recruiter_id',
    ])
    .where('payment.id', '=', paymentId)
    .where('payment.settles', '=', false)
    .where('payment.refund_ref', 'is', null)
    .executeTakeFirst();

interface WebhookRow {
  readonly gateway: GatewayName;
  readonly notice_ref: string;
  readonly event: string;
  readonly body: unknown;
}

/** False when it was received before. */
export const insertWebhook = async (trx: Database, { body, ...webhook }: WebhookRow) => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('payment_notice')
    .values({ ...webhook, body: JSON.stringify(body ?? null) })
    .onConflict((conflict) => conflict.columns(['gateway', 'notice_ref']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
};

export const deleteOldWebhookBodies = (db: Database, days: number) =>
  db
    .updateTable('payment_notice')
    .set({ body: null })
    .where('body', 'is not', null)
    .where('received_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .execute();

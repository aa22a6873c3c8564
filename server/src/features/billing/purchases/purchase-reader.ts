import type { Purchase } from '@callboard/contract/billing/purchases';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { BillingOptions } from './billing-options.ts';
import { listNumbers } from './invoice/invoices.queries.ts';
import { listNewestOrders } from './orders.queries.ts';
import { toPurchase } from './purchase.mapper.ts';
import * as queries from './purchases.queries.ts';

export function createPurchaseReader({ db, payments }: Pick<BillingOptions, 'db' | 'payments'>) {
  const describe = async (rows: readonly queries.PurchaseRow[]): Promise<Purchase[]> => {
    const ids = rows.map(({ id }) => id);
    const orders = new Map((await listNewestOrders(db, ids)).map((order) => [order.purchase_id, order]));
    const numbers = new Map(
      (await listNumbers(db, ids)).map(({ purchase_id, kind, number }) => [`${kind}:${purchase_id}`, number]),
    );
    return rows.map((row) =>
      toPurchase(row, {
        order: orders.get(row.id),
        gateway: payments.gateway,
        invoiceNumber: numbers.get(`invoice:${row.id}`) ?? null,
        creditNoteNumber: numbers.get(`credit_note:${row.id}`) ?? null,
      }),
    );
  };

  const requireOwn = async (recruiterId: number, id: number) => {
    const row = await queries.findOwnPurchase(db, recruiterId, id);
    if (!row) throw new ProblemError('NOT_FOUND');
    return row;
  };

  return {
    requireOwn,
    async read(recruiterId: number, id: number): Promise<Purchase> {
      const [purchase] = await describe([await requireOwn(recruiterId, id)]);
      if (!purchase) throw new ProblemError('NOT_FOUND');
      return purchase;
    },
    async list(recruiterId: number, page: { page: number; limit: number }) {
      const { rows, total } = await queries.listPurchases(db, recruiterId, page);
      return { purchases: await describe(rows), total };
    },
  };
}
export type PurchaseReader = ReturnType<typeof createPurchaseReader>;

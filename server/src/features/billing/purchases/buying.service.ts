import type { PackSize, PaidPlan, Purchase } from '@callboard/contract/billing/purchases';
import type { Database } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { findDetails } from './billing-details.queries.ts';
import type { BillingOptions } from './billing-options.ts';
import type { GatewayOrders } from './gateway-orders.ts';
import { listOrders } from './orders.queries.ts';
import { planNames, priceOf } from './products.ts';
import { afterEvent, isSettled } from './purchase.policy.ts';
import type { PurchaseReader } from './purchase-reader.ts';
import * as queries from './purchases.queries.ts';
import { findActiveSubscription, findSubscription } from './subscriptions.queries.ts';

const attemptsPerHour = { max: 60, seconds: 60 * 60 };

interface Order {
  readonly pack?: PackSize | undefined;
  readonly plan?: PaidPlan | undefined;
  readonly client_id: string;
}

interface BuyingOptions extends BillingOptions {
  readonly gatewayOrders: GatewayOrders;
  readonly reader: PurchaseReader;
}

const matchesOrder = (row: queries.PurchaseRow, { pack, plan }: Order) =>
  row.plan === (plan ?? null) && (plan !== undefined || row.credits === pack);

const alreadySettled = () =>
  new ProblemError('ALREADY_SETTLED', {
    detail: 'This purchase is already paid or refunded.',
  });

export function createBuying({ db, limits, gatewayOrders, reader, now = () => new Date() }: BuyingOptions) {
  const requireOtherPlan = async (recruiterId: number, plan: PaidPlan | undefined) => {
    const active = plan && (await findActiveSubscription(db, recruiterId));
    if (active?.plan !== plan || plan === undefined) return;
    throw new ProblemError('CONFLICT', { detail: `You’re already on the ${planNames[plan]} plan.` });
  };

  /** Retries return the same purchase, even concurrent ones. */
  const findOrInsert = async (recruiterId: number, order: Order) => {
    const existing = await queries.findByClientId(db, recruiterId, order.client_id);
    if (existing) return existing;
    await requireOtherPlan(recruiterId, order.plan);
    const details = await findDetails(db, recruiterId);
    const price = priceOf(order, details?.state_code ?? null);
    const identity = { recruiter_id: recruiterId, client_id: order.client_id, created_at: now() };
    await queries.insertPurchase(db, { ...identity, ...price });
    const row = await queries.findByClientId(db, recruiterId, order.client_id);
    if (!row) throw new ProblemError('CONFLICT');
    return row;
  };

  const changeStatus = async (trx: Database, id: number, event: 'retried' | 'left') => {
    const { status } = await queries.lockPurchase(trx, id);
    const next = afterEvent(status, event);
    if (!next) throw alreadySettled();
    await queries.changePurchase(trx, id, { status: next, ...(event === 'retried' && { failure: null }) });
  };

  const requireActivePlan = async ({ subscription_id }: queries.PurchaseRow) => {
    if (subscription_id === null) return;
    const { status } = await findSubscription(db, subscription_id);
    if (status === 'ended')
      throw new ProblemError('CONFLICT', { detail: 'This plan has ended. Choose it again to continue.' });
  };

  return {
    async buy(recruiterId: number, order: Order): Promise<Purchase> {
      gatewayOrders.requireGateway();
      await limits.take(`buy:${recruiterId}`, attemptsPerHour);
      const row = await findOrInsert(recruiterId, order);
      if (!matchesOrder(row, order)) {
        throw new ProblemError('CONFLICT', {
          detail: 'This request already started another purchase.',
        });
      }
      if (row.status === 'waiting' && (await listOrders(db, row.id)).length === 0) {
        await gatewayOrders.start(row, { withMandate: true, reuseExisting: true });
        await gatewayOrders.checkLater(row.id);
      }
      return reader.read(recruiterId, row.id);
    },

    /** Checks earlier attempts first, so nobody pays twice by retrying. */
    async retry(recruiterId: number, id: number): Promise<Purchase> {
      gatewayOrders.requireGateway();
      const row = await reader.requireOwn(recruiterId, id);
      if (isSettled(row.status)) throw alreadySettled();
      await requireActivePlan(row);
      await limits.take(`buy:${recruiterId}`, attemptsPerHour);
      await gatewayOrders.checkOrders(id);
      const { status } = await reader.requireOwn(recruiterId, id);
      if (!isSettled(status)) {
        await gatewayOrders.start(row, {
          withMandate: true,
          inSameTransaction: (trx) => changeStatus(trx, id, 'retried'),
        });
        await gatewayOrders.checkLater(id);
      }
      return reader.read(recruiterId, id);
    },

    async cancel(recruiterId: number, id: number): Promise<Purchase> {
      await reader.requireOwn(recruiterId, id);
      await db.transaction().execute((trx) => changeStatus(trx, id, 'left'));
      return reader.read(recruiterId, id);
    },
  };
}

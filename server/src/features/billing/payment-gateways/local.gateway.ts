import { randomBytes } from 'node:crypto';
import { type Environment, workshopEnvironments } from '@callboard/contract/environment';
import type { Database } from '../../../platform/db/database.ts';
import { ChargeDeclinedError, type GatewayPayment, type PaymentGateway } from './gateway.ts';
import * as queries from './local-orders.queries.ts';
import { isSignedBy, paymentClaim, sign } from './signature.ts';

interface LocalOptions {
  readonly db: Database;
  readonly environment: Environment;
  readonly sessionSecret: string;
}

export interface LocalGateway extends PaymentGateway {
  readonly name: 'local';
  /** What the buyer does in the checkout. Undefined for an unknown order. */
  pay(
    orderRef: string,
    outcome: 'paid' | 'failed',
  ): Promise<{ paymentRef: string; signature: string } | null | undefined>;
}

type Order = NonNullable<Awaited<ReturnType<typeof queries.findOrder>>>;

const newRef = (kind: string) => `${kind}_local_${randomBytes(9).toString('hex')}`;
/** Stands for the card the buyer would have saved. */
const mandateOf = ({ order_ref, customer_ref }: Order) => (customer_ref ? `token_${order_ref}` : null);

const toPayments = (order: Order | undefined): GatewayPayment[] => {
  if (!order || order.status === 'open') return [];
  const isPaid = order.status === 'paid';
  return [
    {
      ref: order.payment_ref ?? `failed_${order.order_ref}`,
      orderRef: order.order_ref,
      state: isPaid ? 'captured' : 'failed',
      amountPaise: order.amount_paise,
      currency: 'INR',
      refundedPaise: order.refund_ref ? order.amount_paise : 0,
      failure: isPaid ? null : 'You chose to fail this payment',
      customerRef: order.customer_ref,
      mandateRef: isPaid ? mandateOf(order) : null,
    },
  ];
};

/** A gateway for development that moves no money. It refuses to start in production. */
export function createLocalGateway({ db, environment, sessionSecret }: LocalOptions): LocalGateway {
  if (!workshopEnvironments.includes(environment)) {
    throw new Error('The local gateway moves no money: it is not for production');
  }
  const secret = sign('local gateway', sessionSecret);
  const markPaid = async (orderRef: string) => {
    await queries.payOrder(db, orderRef, newRef('pay'));
    return queries.findOrder(db, orderRef);
  };

  return {
    name: 'local',
    key: 'local',
    createCustomer: async () => newRef('cust'),
    async createOrder({ amountPaise, mandateCustomer: customer }) {
      const orderRef = newRef('order');
      const order = { order_ref: orderRef, amount_paise: amountPaise, customer_ref: customer ?? null };
      await queries.insertOrder(db, order);
      return orderRef;
    },
    isGenuine: ({ orderRef, paymentRef, signature }) =>
      isSignedBy(paymentClaim(orderRef, paymentRef), signature, secret),
    findPayments: async (orderRef) => toPayments(await queries.findOrder(db, orderRef)),
    capture: async () => undefined,
    // It sends no webhooks.
    readWebhook: () => undefined,
    async refund({ paymentRef }) {
      const ref = await queries.refundOrder(db, paymentRef, newRef('rfnd'));
      if (ref === undefined) throw new ChargeDeclinedError('There is no such payment');
      return ref;
    },
    async chargeMandate({ orderRef }) {
      if (!(await markPaid(orderRef))) throw new ChargeDeclinedError('There is no such order');
    },
    async pay(orderRef, outcome) {
      if (outcome === 'failed') await queries.failOrder(db, orderRef);
      const order = outcome === 'paid' ? await markPaid(orderRef) : await queries.findOrder(db, orderRef);
      if (!order) return undefined;
      if (outcome === 'failed' || order.payment_ref === null) return null;
      const { payment_ref: paymentRef } = order;
      return { paymentRef, signature: sign(paymentClaim(orderRef, paymentRef), secret) };
    },
  };
}

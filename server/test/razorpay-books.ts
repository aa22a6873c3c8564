import { randomBytes } from 'node:crypto';

export interface RazorpayPayment {
  readonly id: string;
  readonly entity: 'payment';
  readonly amount: number;
  readonly currency: string;
  readonly order_id: string;
  readonly email: string;
  readonly contact: string;
  readonly customer_id: string | null;
  readonly token_id: string | null;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  captured: boolean;
  amount_refunded: number;
  refund_status: null | 'full';
  error_code: string | null;
  error_description: string | null;
}

interface RazorpayOrder {
  readonly id: string;
  readonly entity: 'order';
  readonly amount: number;
  readonly currency: string;
  readonly receipt: string;
  readonly customer_id: string | null;
  status: 'created' | 'attempted' | 'paid';
}

export interface RazorpayRefund {
  readonly id: string;
  readonly entity: 'refund';
  readonly amount: number;
  readonly payment_id: string;
  readonly status: 'processed';
}

const newId = (kind: string) => `${kind}_${randomBytes(7).toString('hex')}`;

/** What Razorpay knows: orders, payments and refunds, kept the way it keeps them. */
export function createRazorpayBooks() {
  const orders = new Map<string, RazorpayOrder>();
  const payments = new Map<string, RazorpayPayment>();
  const refunds = new Map<string, RazorpayRefund>();

  const pay = (orderId: string, changes: Partial<RazorpayPayment> = {}): RazorpayPayment => {
    const order = orders.get(orderId);
    if (!order) throw new Error(`There is no order ${orderId}`);
    const status = changes.status ?? 'captured';
    const payment: RazorpayPayment = {
      id: newId('pay'),
      entity: 'payment',
      amount: order.amount,
      currency: order.currency,
      order_id: orderId,
      email: 'payer@bank.test',
      contact: '+919999900000',
      customer_id: order.customer_id,
      token_id: order.customer_id && status !== 'failed' ? newId('token') : null,
      status,
      captured: status === 'captured',
      amount_refunded: 0,
      refund_status: null,
      error_code: null,
      error_description: null,
      ...changes,
    };
    payments.set(payment.id, payment);
    order.status = payment.captured ? 'paid' : 'attempted';
    return payment;
  };

  return {
    payments,
    pay,
    addOrder(wish: { amount: number; currency: string; receipt: string; customer_id?: string }) {
      const id = newId('order');
      const order: RazorpayOrder = {
        id,
        entity: 'order',
        amount: wish.amount,
        currency: wish.currency,
        receipt: wish.receipt,
        customer_id: wish.customer_id ?? null,
        status: 'created',
      };
      orders.set(id, order);
      return order;
    },
    fail: (orderId: string, error_description = 'The card was declined by the bank') =>
      pay(orderId, { status: 'failed', error_code: 'BAD_REQUEST_ERROR', error_description }),
    orders: () => [...orders.values()],
    paymentsOf: (orderId: string) => [...payments.values()].filter(({ order_id }) => order_id === orderId),
    refunds: () => [...refunds.values()],
    newCustomer: () => ({ id: newId('cust'), entity: 'customer' }),
    capture(paymentId: string) {
      const payment = payments.get(paymentId);
      if (payment?.status !== 'authorized') return undefined;
      return Object.assign(payment, { status: 'captured', captured: true });
    },
    /** Under one key it is given back once. */
    refund(paymentId: string, amount: number, key: string): RazorpayRefund | undefined {
      const before = refunds.get(key);
      if (before) return before;
      const payment = payments.get(paymentId);
      if (payment?.status !== 'captured') return undefined;
      const refund: RazorpayRefund = {
        id: newId('rfnd'),
        entity: 'refund',
        amount,
        payment_id: paymentId,
        status: 'processed',
      };
      refunds.set(key, refund);
      Object.assign(payment, { status: 'refunded', amount_refunded: amount, refund_status: 'full' });
      return refund;
    },
  };
}

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useTestDatabase } from '../../../../test/database.ts';
import { type Razorpay, startRazorpay } from '../../../../test/razorpay-server.ts';
import { testSecret as sessionSecret } from '../../../../test/secret.ts';
import { createPayments } from './create-gateway.ts';
import { ChargeDeclinedError } from './gateway.ts';
import { createLocalGateway } from './local.gateway.ts';
import { createRazorpay } from './razorpay.gateway.ts';
import { isSignedBy, sign } from './signature.ts';

const database = useTestDatabase();
let server: Razorpay;
beforeAll(async () => {
  server = await startRazorpay();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.become('well');
  server.charge('captured');
});

describe('choosing a gateway', () => {
  const options = () => ({ db: database().db, sessionSecret, razorpay: undefined });

  test.each(['demo', 'development', 'test'] as const)('%s: the local gateway', (environment) => {
    expect(createPayments({ ...options(), environment }).gateway?.name).toBe('local');
  });

  test('production: none, and the local gateway cannot be created', () => {
    const environment = 'production';
    expect(createPayments({ ...options(), environment })).toEqual({ gateway: undefined, local: undefined });
    expect(() => createLocalGateway({ ...options(), environment })).toThrow('not for production');
  });

  test('Razorpay wherever it is configured', () => {
    const razorpay = server.settings;
    for (const environment of ['production', 'demo'] as const) {
      const { gateway, local } = createPayments({ ...options(), environment, razorpay });
      expect([gateway?.name, local]).toEqual(['razorpay', undefined]);
    }
  });
});

test('verifies signatures', () => {
  const right = sign('order_1|pay_1', 'secret');
  expect(right).toBe('52115a0d3400de9e86aade1f1b6eba9e8974604f4e267a9e9a16633a4c8dd2cb');
  expect(isSignedBy('order_1|pay_1', right, 'secret')).toBe(true);
  for (const wrong of [
    undefined,
    '',
    right.slice(1),
    `${right}00`,
    right.toUpperCase(),
    ['x'],
    sign('order_1|pay_2', 'secret'),
  ]) {
    expect(isSignedBy('order_1|pay_1', wrong, 'secret')).toBe(false);
  }
});

describe('Razorpay', () => {
  const gateway = () => createRazorpay(server.settings, 300);
  const payer = { name: 'Asha Kulkarni', email: 'asha@callboard.test', mobile: null };

  test('an order, its payments, a refund', async () => {
    const orderRef = await gateway().createOrder({ amountPaise: 93_220, receipt: 'purchase-1' });
    expect(server.books.orders().at(-1)).toMatchObject({
      amount: 93_220,
      currency: 'INR',
      receipt: 'purchase-1',
    });
    expect(await gateway().findPayments(orderRef)).toEqual([]);
    server.books.fail(orderRef, 'No money');
    const { id } = server.books.pay(orderRef);
    const states = await gateway().findPayments(orderRef);
    expect(states).toMatchObject([
      { state: 'failed', failure: 'No money' },
      { state: 'captured', ref: id, amountPaise: 93_220, currency: 'INR', refundedPaise: 0 },
    ]);
    const refund = { paymentRef: id, amountPaise: 93_220, key: 'refund-purchase-1' };
    const ref = await gateway().refund(refund);
    expect(await gateway().refund(refund)).toBe(ref);
    expect((await gateway().findPayments(orderRef)).at(-1)).toMatchObject({ refundedPaise: 93_220 });
  });

  test('charges a customer again with a mandate', async () => {
    const customerRef = await gateway().createCustomer(payer);
    const order = { amountPaise: 100, receipt: 'purchase-2', mandateCustomer: customerRef };
    const first = server.books.pay(await gateway().createOrder(order));
    expect(first).toMatchObject({ customer_id: customerRef, token_id: expect.any(String) });
    const orderRef = await gateway().createOrder({ amountPaise: 100, receipt: 'purchase-3' });
    const charge = { orderRef, amountPaise: 100, customerRef, mandateRef: first.token_id ?? '', payer };
    await gateway().chargeMandate(charge);
    expect(await gateway().findPayments(orderRef)).toMatchObject([{ state: 'captured' }]);
    server.charge('declined');
    await expect(gateway().chargeMandate(charge)).rejects.toEqual(
      new ChargeDeclinedError('The card has expired'),
    );
  });

  test('a released authorisation is not a payment', async () => {
    const orderRef = await gateway().createOrder({ amountPaise: 100, receipt: 'purchase-4' });
    server.books.pay(orderRef, { status: 'refunded', captured: false, amount_refunded: 100 });
    expect(await gateway().findPayments(orderRef)).toMatchObject([{ state: 'failed' }]);
  });

  test.each(['nonsense', 'failing', 'silent'] as const)('reports when it is %s', async (mood) => {
    server.become(mood);
    await expect(gateway().findPayments('order_1')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  test('errors about wrong keys or an unreachable server never contain the keys', async () => {
    for (const change of [{ keySecret: 'wrong secret' }, { url: 'http://127.0.0.1:9' }]) {
      const lost = createRazorpay({ ...server.settings, ...change });
      const error: unknown = await lost
        .createOrder({ amountPaise: 1, receipt: 'x' })
        .catch((thrown) => thrown);
      expect(error).toMatchObject({ code: 'UNAVAILABLE' });
      expect(JSON.stringify([error, String(error)])).not.toContain('secret');
    }
  });
});

describe('the local gateway', () => {
  const gateway = () => createLocalGateway({ db: database().db, environment: 'test', sessionSecret });

  test('an order is paid once, and a failed one can still be paid', async () => {
    const orderRef = await gateway().createOrder({ amountPaise: 100, receipt: 'x' });
    expect(await gateway().pay(orderRef, 'failed')).toBeNull();
    expect(await gateway().findPayments(orderRef)).toMatchObject([{ state: 'failed' }]);
    const answers = await Promise.all(Array.from({ length: 5 }, () => gateway().pay(orderRef, 'paid')));
    expect(new Set(answers.map((answer) => answer?.paymentRef)).size).toBe(1);
    const [first] = answers;
    const proof = { orderRef, paymentRef: first?.paymentRef ?? '', signature: first?.signature ?? '' };
    expect(gateway().isGenuine(proof)).toBe(true);
    const elsewhere = createLocalGateway({
      db: database().db,
      environment: 'test',
      sessionSecret: 'another secret that is long enough',
    });
    expect(elsewhere.isGenuine(proof)).toBe(false);
    expect(await gateway().pay('order_local_none', 'paid')).toBeUndefined();
  });

  test('accepts no webhooks', () => {
    expect(
      gateway().readWebhook(Buffer.from('{}'), { 'x-razorpay-signature': sign('{}', sessionSecret) }),
    ).toBeUndefined();
  });
});

import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { createBuyer, deliver, useRazorpayApp } from '../../../../test/billing.ts';
import { howMany } from '../../../../test/random-tests.ts';
import { deleteOldWebhookBodies } from './orders.queries.ts';

const parts = useRazorpayApp();
beforeEach(() => {
  parts().razorpay.become('well');
  parts().complaints.length = 0;
});
const buyer = () => createBuyer(parts().testApp);
const orderOf = (purchase: { checkout: { order_id: string } | null }) => purchase.checkout?.order_id ?? '';
const send = (notice: { payload: string; headers: Record<string, string> }) =>
  deliver(parts().testApp, notice);

describe('POST /v1/payments/razorpay', () => {
  test('applies a payment the browser never reported', async () => {
    const { razorpay } = parts();
    const who = await buyer();
    const purchase = await who.buy({ pack: 100 });
    const payment = razorpay.books.pay(orderOf(purchase));
    const response = await send(razorpay.notice('payment.captured', { payment }));
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(await who.read(purchase.id)).toMatchObject({ status: 'paid' });
    expect(await who.balance()).toBe(100);
  });

  test('twenty concurrent reports of one payment grant credits once and make one invoice', async () => {
    const { razorpay } = parts();
    const who = await buyer();
    const purchase = await who.buy({ pack: 25 });
    const payment = razorpay.books.pay(orderOf(purchase));
    const notices = [
      razorpay.notice('payment.captured', { payment }),
      razorpay.notice('order.paid', { payment }),
    ];
    const calls = Array.from({ length: 20 }, (_, at) =>
      at % 2 === 0
        ? who.confirm(purchase.id, razorpay.handBack(payment))
        : send(notices[((at - 1) / 2) % 2] ?? razorpay.notice('order.paid', { payment })),
    );
    for (const answer of await Promise.all(calls)) expect([200, 204]).toContain(answer.statusCode);
    expect(await who.balance()).toBe(25);
    expect(await who.invoices()).toHaveLength(1);
    expect(await who.letters()).toEqual(['Payment received: Pack of 25 credits']);
  });

  test('without a valid signature nothing is applied or stored', async () => {
    const { razorpay } = parts();
    const who = await buyer();
    const purchase = await who.buy();
    const payment = razorpay.books.pay(orderOf(purchase));
    const { payload, headers } = razorpay.notice('payment.captured', { payment });
    const { 'x-razorpay-signature': signature, ...unsigned } = headers;
    const forged = [
      { payload, headers: unsigned },
      { payload, headers: { ...headers, 'x-razorpay-signature': 'f'.repeat(64) } },
      { payload: `${payload} `, headers },
      { payload: payload.replace('"captured"', '"refunded"'), headers },
      { payload: '', headers },
      { payload, headers: { ...headers, 'x-razorpay-signature': signature.toUpperCase() } },
    ];
    for (const attempt of forged) {
      expect((await send(attempt)).json()).toMatchObject({ code: 'SIGNATURE_WRONG', status: 400 });
    }
    expect(await who.balance()).toBe(0);
    const stored = await who.one('select id from payment_notice where body::text like $1', [
      `%${payment.id}%`,
    ]);
    expect(stored).toEqual([]);
  });

  test('unknown events and foreign payments are stored without effect', async () => {
    const { razorpay } = parts();
    const who = await buyer();
    const strange = razorpay.notice('settlement.processed');
    expect((await send(strange)).statusCode).toBe(204);
    expect((await send(strange)).statusCode).toBe(204);
    const elsewhere = razorpay.books.addOrder({ amount: 100, currency: 'INR', receipt: 'of another shop' });
    const payment = razorpay.books.pay(elsewhere.id);
    expect((await send(razorpay.notice('payment.captured', { payment }))).statusCode).toBe(204);
    const ref = strange.headers['x-razorpay-event-id'];
    const stored = await who.one('select event from payment_notice where notice_ref = $1', [ref]);
    expect(stored).toEqual([{ event: 'settlement.processed' }]);
  });

  test('the body is deleted after a month, the record stays', async () => {
    const { razorpay, testApp } = parts();
    const who = await buyer();
    const [fresh, old] = [razorpay.notice('settlement.processed'), razorpay.notice('settlement.processed')];
    await send(fresh);
    await send(old);
    const refs = [fresh, old].map(({ headers }) => headers['x-razorpay-event-id']);
    await who.one(
      `update payment_notice set received_at = now() - interval '31 days' where notice_ref = $1`,
      [refs[1]],
    );
    await deleteOldWebhookBodies(testApp.db, 30);
    const stored = await who.one<{ notice_ref: string; is_empty: boolean }>(
      'select notice_ref, body is null as is_empty from payment_notice where notice_ref = any($1) order by id',
      [refs],
    );
    expect(stored.map(({ is_empty }) => is_empty)).toEqual([false, true]);
  });

  test('an authorised payment does not count yet', async () => {
    const { razorpay } = parts();
    const who = await buyer();
    const purchase = await who.buy();
    const payment = razorpay.books.pay(orderOf(purchase), { status: 'authorized' });
    await send(razorpay.notice('payment.authorized', { payment }));
    expect(await who.balance()).toBe(0);
    // When we check the order, we capture what the bank has reserved.
    const confirmed = await who.confirm(purchase.id, razorpay.handBack(payment));
    expect(confirmed.json()).toMatchObject({ status: 'paid' });
    expect(await who.balance()).toBe(25);
  });

  test.each([[{ amount: 1 }], [{ amount: 9_999_999 }], [{ currency: 'USD' }]])(
    'a payment with %o is not credited, and somebody is told',
    async (changes) => {
      const { razorpay, complaints } = parts();
      const who = await buyer();
      const purchase = await who.buy();
      const payment = razorpay.books.pay(orderOf(purchase), changes);
      await send(razorpay.notice('payment.captured', { payment }));
      const confirmed = await who.confirm(purchase.id, razorpay.handBack(payment));
      expect(confirmed.json()).toMatchObject({ code: 'PAYMENT_FAILED', status: 402 });
      expect(await who.balance()).toBe(0);
      expect(complaints).toContain('A payment is of another sum than we asked for. It was not credited.');
    },
  );

  test('a late failure of an earlier attempt is ignored', async () => {
    const { razorpay } = parts();
    const who = await buyer();
    const purchase = await who.buy();
    const payment = razorpay.books.fail(orderOf(purchase));
    const again = (await who.call('POST', `/v1/credit-purchases/${purchase.id}/retry`)).json();
    await send(razorpay.notice('payment.failed', { payment }));
    expect(await who.read(purchase.id)).toMatchObject({ status: 'waiting', checkout: again.checkout });
  });

  test('a second payment is refunded automatically, with an email', async () => {
    const { razorpay, testApp } = parts();
    const who = await buyer();
    const purchase = await who.buy();
    const first = orderOf(purchase);
    razorpay.books.fail(first);
    const again = (await who.call('POST', `/v1/credit-purchases/${purchase.id}/retry`)).json();
    const [early, late] = [razorpay.books.pay(orderOf(again)), razorpay.books.pay(first)];
    await send(razorpay.notice('payment.captured', { payment: early }));
    await send(razorpay.notice('payment.captured', { payment: late }));
    await testApp.drain();
    expect(razorpay.books.payments.get(late.id)).toMatchObject({ status: 'refunded' });
    expect(razorpay.books.payments.get(early.id)).toMatchObject({ status: 'captured' });
    const refund = razorpay.books.refunds().find(({ payment_id }) => payment_id === late.id);
    const sent = razorpay.notice('refund.processed', { payment: late, ...(refund && { refund }) });
    await send(sent);
    expect(await who.read(purchase.id)).toMatchObject({ status: 'paid', credit_note_number: null });
    expect(await who.balance()).toBe(25);
    expect(await who.letters()).toEqual([
      'Payment received: Pack of 25 credits',
      'Extra payment refunded: Pack of 25 credits',
    ]);
  });
});

/** Everything a gateway can report about one purchase: a declined card, a payment, and perhaps a refund. */
const story = async (isRefunded: boolean) => {
  const { razorpay } = parts();
  const who = await buyer();
  const purchase = await who.buy();
  const order = orderOf(purchase);
  const failed = razorpay.notice('payment.failed', { payment: razorpay.books.fail(order) });
  const payment = razorpay.books.pay(order);
  const captured = razorpay.notice('payment.captured', { payment: { ...payment } });
  const paid = razorpay.notice('order.paid', { payment: { ...payment } });
  if (!isRefunded) return { who, purchase, notices: [failed, captured, paid] };
  const refund = razorpay.books.refund(payment.id, payment.amount, `by-hand-${purchase.id}`);
  const back = razorpay.notice('refund.processed', { payment: { ...payment }, ...(refund && { refund }) });
  return { who, purchase, notices: [failed, captured, paid, back] };
};

test('the outcome is the same for any order and number of webhooks', async () => {
  // Each event at least once, some twice, in any order.
  const deliveries = (count: number) =>
    fc.array(fc.nat({ max: count - 1 }), { maxLength: 4 }).chain((again) => {
      const all = [...Array.from({ length: count }, (_, at) => at), ...again];
      return fc.shuffledSubarray(
        all.map((which, turn) => ({ which, turn })),
        { minLength: all.length },
      );
    });
  const cases = fc.record({ isRefunded: fc.boolean(), isLeft: fc.boolean() }).chain((kind) =>
    fc.record({
      isRefunded: fc.constant(kind.isRefunded),
      isLeft: fc.constant(kind.isLeft),
      order: deliveries(kind.isRefunded ? 4 : 3),
    }),
  );
  await fc.assert(
    fc.asyncProperty(cases, async ({ isRefunded, isLeft, order }) => {
      const { who, purchase, notices } = await story(isRefunded);
      if (isLeft) await who.call('DELETE', `/v1/credit-purchases/${purchase.id}`);
      const sent = order.map(({ which }) => notices[which]).filter((notice) => notice !== undefined);
      for (const notice of sent) expect((await send(notice)).statusCode).toBe(204);
      const row = await who.read(purchase.id);
      expect({ status: row.status, failure: row.failure, balance: await who.balance() }).toEqual(
        isRefunded
          ? { status: 'refunded', failure: null, balance: 0 }
          : { status: 'paid', failure: null, balance: 25 },
      );
      expect(await who.invoices()).toHaveLength(isRefunded ? 2 : 1);
      expect(await who.one('select * from credit_mismatch where recruiter_id = $1')).toEqual([]);
    }),
    { numRuns: howMany(8, 60) },
  );
});

import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { createBuyer, useRazorpayApp } from '../../../../test/billing.ts';

const parts = useRazorpayApp();
beforeEach(() => {
  parts().razorpay.become('well');
});
const url = '/v1/credit-purchases';

test('retrying the request creates the order again when its response was lost', async () => {
  const { razorpay, testApp } = parts();
  const who = await createBuyer(testApp);
  const body = { pack: 25, client_id: randomUUID() };
  razorpay.loseOneAnswerTo('/orders');
  expect((await who.call('POST', url, body)).json()).toMatchObject({ code: 'UNAVAILABLE' });
  const purchase = (await who.call('POST', url, body)).json();
  expect(purchase).toMatchObject({ status: 'waiting', checkout: { gateway: 'razorpay' } });
  expect((await who.call('GET', url)).json()).toMatchObject({ totalResults: 1 });
});

test.each(['nonsense', 'failing'] as const)(
  'a gateway that is %s is said, and nothing is lost',
  async (mood) => {
    const { razorpay, testApp } = parts();
    const who = await createBuyer(testApp);
    const purchase = await who.buy();
    const payment = razorpay.books.pay(purchase.checkout?.order_id ?? '');
    razorpay.become(mood);
    const started = await who.call('POST', url, { pack: 25, client_id: randomUUID() });
    expect(started.json()).toMatchObject({ code: 'UNAVAILABLE', status: 503 });
    // The signature is right but the gateway is unreachable: the purchase waits and is checked later.
    const confirmed = await who.confirm(purchase.id, razorpay.handBack(payment));
    expect(confirmed.json()).toMatchObject({ status: 'waiting' });
    expect((await who.call('POST', `${url}/${purchase.id}/retry`)).json()).toMatchObject({
      code: 'UNAVAILABLE',
    });
    razorpay.become('well');
    await testApp.services.billing.reconciling.checkAgain(purchase.id);
    expect(await who.read(purchase.id)).toMatchObject({ status: 'paid' });
    expect(await who.balance()).toBe(25);
  },
);

test('a refund whose response was lost is made once', async () => {
  const { razorpay, testApp } = parts();
  const who = await createBuyer(testApp);
  const purchase = await who.buy({ pack: 100 });
  const payment = razorpay.books.pay(purchase.checkout?.order_id ?? '');
  await who.confirm(purchase.id, razorpay.handBack(payment));
  const { refund } = testApp.services.billing.refunds;
  razorpay.loseOneAnswerTo('/refund');
  await expect(refund(purchase.id)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(await who.read(purchase.id)).toMatchObject({ status: 'paid' });
  await refund(purchase.id);
  expect(razorpay.books.refunds().filter(({ payment_id }) => payment_id === payment.id)).toHaveLength(1);
  expect(await who.read(purchase.id)).toMatchObject({
    status: 'refunded',
    credit_note_number: expect.any(String),
  });
  expect(await who.balance()).toBe(0);
  await expect(refund(purchase.id)).rejects.toThrow('There is no paid purchase of that number.');
});

test('spent credits of a refunded purchase stay spent', async () => {
  const { razorpay, testApp } = parts();
  const who = await createBuyer(testApp);
  const [stored, given] = [await who.buy({ pack: 25 }), await who.buy({ pack: 25 })];
  for (const { id, checkout } of [stored, given]) {
    const payment = razorpay.books.pay(checkout?.order_id ?? '');
    await who.confirm(id, razorpay.handBack(payment));
  }
  await who.one(
    `insert into credit_entry (recruiter_id, position, change_type, credits, balance, lot_id, cause, note)
     select $1, 0, 5, -10, 0, credit_lot_id, 'test:spent', 'Spent' from purchase where id = $2`,
    [who.id, given.id],
  );
  await testApp.services.billing.refunds.refund(given.id);
  expect(await who.balance()).toBe(25);
  expect(await who.letters()).toEqual([
    'Payment received: Pack of 25 credits',
    'Payment received: Pack of 25 credits',
    'Refunded: Pack of 25 credits',
  ]);
});

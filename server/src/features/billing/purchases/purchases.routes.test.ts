import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createTestApp, useTestApp } from '../../../../test/app.ts';
import { createBuyer } from '../../../../test/billing.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';

const testApp = useTestApp();
const buyer = () => createBuyer(testApp());
const url = '/v1/credit-purchases';
const pay = (who: Awaited<ReturnType<typeof buyer>>, orderId: string | undefined, outcome = 'paid') =>
  who.call('POST', `/v1/local-gateway/orders/${orderId}`, { outcome });

/** Buys and pays with the local gateway. */
const buyAndPay = async (who: Awaited<ReturnType<typeof buyer>>, what: object = { pack: 25 }) => {
  const purchase = await who.buy(what);
  const proof = (await pay(who, purchase.checkout?.order_id)).json();
  return (await who.confirm(purchase.id, proof)).json();
};

describe('GET /v1/credit-offers', () => {
  test('names packs, plans, the tax and the local gateway', async () => {
    const response = await testApp().app.inject('/v1/credit-offers');
    expect(response.json()).toEqual({
      packs: [
        { credits: 25, net_paise: 225_000, each_paise: 9000, is_most_bought: false },
        { credits: 100, net_paise: 790_000, each_paise: 7900, is_most_bought: true },
        { credits: 500, net_paise: 3_250_000, each_paise: 6500, is_most_bought: false },
      ],
      plans: [
        { name: 'free', monthly_credits: 0, net_paise: 0 },
        { name: 'studio', monthly_credits: 10, net_paise: 79_000 },
        { name: 'agency', monthly_credits: 60, net_paise: 420_000 },
      ],
      gst_percent: 18,
      gateway: 'local',
    });
  });
});

describe('POST /v1/credit-purchases', () => {
  test('starts buying a pack, with the tax of the buyer’s state and the checkout data', async () => {
    const who = await buyer();
    const response = await who.call('POST', url, { pack: 100, client_id: randomUUID() });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      status: 'waiting',
      kind: 'pack',
      credits: 100,
      net_paise: 790_000,
      cgst_paise: 71_100,
      sgst_paise: 71_100,
      igst_paise: 0,
      total_paise: 932_200,
      invoice_number: null,
      checkout: { gateway: 'local', key: 'local', amount_paise: 932_200, currency: 'INR', customer_id: null },
    });
    expect(await who.balance()).toBe(0);
  });

  test('retries and concurrent requests make one purchase, and another item is a conflict', async () => {
    const who = await buyer();
    const body = { pack: 25, client_id: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => who.call('POST', url, body)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.json().checkout.order_id)).size).toBe(1);
    expect((await who.call('POST', url, { ...body, pack: 100 })).json()).toMatchObject({ code: 'CONFLICT' });
    expect((await who.call('GET', url)).json()).toMatchObject({ totalResults: 1 });
  });

  test.each([
    [{ pack: -25 }, 'pack'],
    [{ pack: 2.5 }, 'pack'],
    [{ pack: 26 }, 'pack'],
    [{ plan: 'free' }, 'plan'],
    [{}, 'pack'],
    [{ pack: 25, plan: 'studio' }, 'pack'],
    [{ pack: 25, net_paise: 1 }, 'net_paise'],
  ])('refuses %o', async (what, field) => {
    const who = await buyer();
    const response = await who.call('POST', url, { client_id: randomUUID(), ...what });
    expect(response.json()).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field }] });
  });

  test('is for recruiters who are not frozen', async () => {
    const { app, as, db } = testApp();
    const frozen = await createRecruiter(db, { account: { frozen_at: new Date(), frozen_reason: 'Test' } });
    const payload = { pack: 25, client_id: randomUUID() };
    const send = (headers: Record<string, string>) => app.inject({ method: 'POST', url, headers, payload });
    expect((await send({})).json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await send(await as(await createTalent(db)))).json()).toMatchObject({
      code: 'WRONG_KIND_OF_USER',
    });
    expect((await send(await as(frozen))).json()).toMatchObject({ code: 'PROFILE_FROZEN' });
  });
});

describe('POST /v1/credit-purchases/{id}/payment', () => {
  test('a signed payment grants the credits and the invoice once, however often it is sent', async () => {
    const who = await buyer();
    const purchase = await who.buy({ pack: 25 });
    const proof = (await pay(who, purchase.checkout?.order_id)).json();
    const answers = await Promise.all(Array.from({ length: 20 }, () => who.confirm(purchase.id, proof)));
    for (const answer of answers) {
      expect(answer.json()).toMatchObject({ status: 'paid', checkout: null, failure: null });
    }
    expect(await who.balance()).toBe(25);
    expect(await who.invoices()).toEqual([answers[0]?.json().invoice_number]);
    expect(await who.letters()).toEqual(['Payment received: Pack of 25 credits']);
  });

  test('a wrong signature changes nothing', async () => {
    const who = await buyer();
    const purchase = await who.buy();
    const proof = (await pay(who, purchase.checkout?.order_id)).json();
    const forged = { ...proof, razorpay_signature: '0'.repeat(64) };
    expect((await who.confirm(purchase.id, forged)).json()).toMatchObject({ code: 'SIGNATURE_WRONG' });
    const other = { ...proof, razorpay_payment_id: 'pay_other' };
    expect((await who.confirm(purchase.id, other)).json()).toMatchObject({ code: 'SIGNATURE_WRONG' });
    expect(await who.balance()).toBe(0);
  });

  test('a payment for another purchase does not pay this one', async () => {
    const who = await buyer();
    const [small, large] = [await who.buy({ pack: 25 }), await who.buy({ pack: 500 })];
    const proof = (await pay(who, small.checkout?.order_id)).json();
    expect((await who.confirm(large.id, proof)).json()).toMatchObject({
      errors: [{ field: 'razorpay_order_id' }],
    });
    expect(await who.balance()).toBe(0);
  });

  test('404 for the purchase of someone else, in every call', async () => {
    const [owner, stranger] = [await buyer(), await buyer()];
    const purchase = await owner.buy();
    const proof = (await pay(owner, purchase.checkout?.order_id)).json();
    const about = `${url}/${purchase.id}`;
    const answers = [
      await stranger.confirm(purchase.id, proof),
      await stranger.call('GET', about),
      await stranger.call('DELETE', about),
      await stranger.call('POST', `${about}/retry`),
      await stranger.call('GET', `${about}/invoice`),
      await pay(stranger, purchase.checkout?.order_id),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
  });
});

describe('GET /v1/credit-purchases/{id}', () => {
  test('finds a payment whose buyer closed the tab', async () => {
    const who = await buyer();
    const purchase = await who.buy();
    await pay(who, purchase.checkout?.order_id);
    expect(await who.read(purchase.id)).toMatchObject({ status: 'waiting' });
    await who.one(
      `update payment_order set created_at = now() - interval '10 seconds' where purchase_id = $1`,
      [purchase.id],
    );
    expect(await who.read(purchase.id)).toMatchObject({ status: 'paid' });
    expect(await who.balance()).toBe(25);
  });
});

describe('POST /v1/credit-purchases/{id}/retry', () => {
  test('a failed payment says why and can be retried', async () => {
    const who = await buyer();
    const purchase = await who.buy();
    await pay(who, purchase.checkout?.order_id, 'failed');
    const failed = await who.read(purchase.id);
    expect(failed).toMatchObject({ status: 'failed', failure: expect.any(String), checkout: null });
    const again = (await who.call('POST', `${url}/${purchase.id}/retry`)).json();
    expect(again).toMatchObject({ status: 'waiting', failure: null });
    expect(again.checkout.order_id).not.toBe(purchase.checkout?.order_id);
    const proof = (await pay(who, again.checkout.order_id)).json();
    expect((await who.confirm(purchase.id, proof)).json()).toMatchObject({ status: 'paid' });
    expect(await who.balance()).toBe(25);
  });

  test('checks first whether it was paid after all', async () => {
    const who = await buyer();
    const purchase = await who.buy();
    await pay(who, purchase.checkout?.order_id);
    expect((await who.call('POST', `${url}/${purchase.id}/retry`)).json()).toMatchObject({ status: 'paid' });
    expect((await who.call('POST', `${url}/${purchase.id}/retry`)).json()).toMatchObject({
      code: 'ALREADY_SETTLED',
    });
    expect(await who.balance()).toBe(25);
  });
});

describe('DELETE /v1/credit-purchases/{id}', () => {
  test('cancels an unpaid purchase, and a late payment still counts', async () => {
    const who = await buyer();
    const purchase = await who.buy();
    expect((await who.call('DELETE', `${url}/${purchase.id}`)).json()).toMatchObject({
      status: 'cancelled',
      checkout: null,
    });
    const proof = (await pay(who, purchase.checkout?.order_id)).json();
    expect((await who.confirm(purchase.id, proof)).json()).toMatchObject({ status: 'paid' });
    expect((await who.call('DELETE', `${url}/${purchase.id}`)).json()).toMatchObject({
      code: 'ALREADY_SETTLED',
    });
  });
});

describe('GET /v1/credit-purchases', () => {
  test('lists own purchases, newest first', async () => {
    const who = await buyer();
    const paid = await buyAndPay(who);
    const open = await who.buy({ pack: 500 });
    const list = (await who.call('GET', `${url}?limit=1`)).json();
    expect(list).toMatchObject({ totalResults: 2, results: [{ id: open.id, status: 'waiting' }] });
    const next = (await who.call('GET', `${url}?limit=1&page=2`)).json();
    expect(next.results).toEqual([paid]);
  });
});

test('twenty concurrent payments get consecutive invoice numbers', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, buyer));
  const paid = await Promise.all(people.map((who) => buyAndPay(who)));
  const serials = paid
    .map(({ invoice_number }) => Number(invoice_number.split('-')[2]))
    .sort((a, b) => a - b);
  expect(serials.map((serial) => serial - (serials[0] ?? 0))).toEqual(serials.map((_, at) => at));
});

describe('in production without Razorpay', () => {
  test('nothing can be bought, and there is no local gateway', async () => {
    const production = await createTestApp({ environment: 'production' }, { environment: 'production' });
    try {
      const who = await createBuyer(production);
      expect((await who.call('GET', '/v1/credit-offers')).json()).toMatchObject({ gateway: null });
      const started = await who.call('POST', url, { pack: 25, client_id: randomUUID() });
      expect(started.json()).toMatchObject({ code: 'NOT_CONFIGURED' });
      expect((await pay(who, 'order_local_1')).statusCode).toBe(404);
    } finally {
      await production.close();
    }
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import {
  type BuyerInTests,
  billingAt,
  createBuyer,
  deliver,
  useRazorpayApp,
} from '../../../../test/billing.ts';
import { addDays, dayInIndia, monthsLater } from './plan-months.ts';

const parts = useRazorpayApp();
/** Noon in India, in the future: credits that expired before today could not be granted. */
let day = '';
const at = () => new Date(`${day}T06:30:00Z`);
const billing = () => billingAt(parts().testApp, { now: at, razorpay: parts().razorpay.settings });
const firstDay = '2101-01-31';

beforeEach(() => {
  day = firstDay;
  parts().razorpay.become('well');
  parts().razorpay.charge('captured');
});

const subscribe = async (plan: 'studio' | 'agency' = 'studio') => {
  const { razorpay, testApp } = parts();
  const who = await createBuyer(testApp);
  await choose(who, plan);
  return { who, razorpay };
};
const choose = async (who: BuyerInTests, plan: string) => {
  const { buying, paying } = billing();
  const purchase = await buying.buy(who.id, {
    plan: plan === 'studio' ? 'studio' : 'agency',
    client_id: crypto.randomUUID(),
  });
  const payment = parts().razorpay.books.pay(purchase.checkout?.order_id ?? '');
  return paying.confirm(who.id, purchase.id, parts().razorpay.handBack(payment));
};
const planOf = (who: BuyerInTests) => billing().subscriptions.read(who.id);
const renewOn = async (next: string) => {
  day = next;
  await billing().renewals.renewDue();
};
const months = async (who: BuyerInTests) =>
  (
    await who.one<{ month: string; status: string }>(
      `select to_char(month, 'YYYY-MM-DD') as month, status from purchase where recruiter_id = $1 order by id`,
    )
  ).map(({ month, status }) => `${month} ${status}`);

test('a plan starts with its first month: credits that last 90 days, and a saved mandate', async () => {
  const { who } = await subscribe();
  expect(await planOf(who)).toEqual({
    plan: 'studio',
    status: 'active',
    monthly_credits: 10,
    net_paise: 79_000,
    renews_on: '2101-02-28',
    next_try_on: null,
    failure: null,
    credits_left: 10,
  });
  const [lot] = await who.one<{ source: string; expires_at: Date }>(
    'select source, expires_at from credit_lot where recruiter_id = $1',
  );
  expect(lot?.source).toBe('plan');
  expect(dayInIndia(lot?.expires_at ?? at())).toBe(addDays(firstDay, 90));
  const [entry] = await who.one('select change_type, plan, cause from credit_entry where recruiter_id = $1');
  expect(entry).toMatchObject({
    change_type: 1,
    plan: 'studio',
    cause: expect.stringMatching(/^plan:\d+:2101-01-31$/),
  });
});

test('renews on the right day for a year and charges each month once', async () => {
  const { who, razorpay } = await subscribe();
  for (let month = 1; month <= 12; month += 1) {
    const due = monthsLater(firstDay, month);
    await renewOn(addDays(due, -1));
    await renewOn(due);
    // A second run on the same day, such as after a restart.
    await renewOn(due);
  }
  const expected = Array.from({ length: 13 }, (_, month) => `${monthsLater(firstDay, month)} paid`);
  expect(await months(who)).toEqual(expected);
  expect(expected.slice(0, 4)).toEqual([
    '2101-01-31 paid',
    '2101-02-28 paid',
    '2101-03-31 paid',
    '2101-04-30 paid',
  ]);
  const orders = await who.one<{ order_ref: string }>(
    `select order_ref from payment_order join purchase on purchase.id = purchase_id where recruiter_id = $1`,
  );
  const charged = orders.flatMap(({ order_ref }) => razorpay.books.paymentsOf(order_ref));
  expect(charged).toHaveLength(13);
  expect(await who.invoices()).toHaveLength(13);
  expect(await who.balance()).toBe(130);
  // January to March belong to the previous financial year.
  const numbers = await who.invoices();
  expect(numbers.map((number) => number.slice(0, 8))).toEqual([
    ...Array(3).fill('CB-2100-'),
    ...Array(10).fill('CB-2101-'),
  ]);
});

describe('when a month cannot be charged', () => {
  test('it is retried after 1, 3 and 7 days with an email each, then the plan ends', async () => {
    const { who, razorpay } = await subscribe();
    razorpay.charge('declined');
    await renewOn('2101-02-28');
    expect(await planOf(who)).toMatchObject({
      status: 'past_due',
      next_try_on: '2101-03-01',
      failure: 'The card has expired',
    });
    await renewOn('2101-02-28');
    expect(await planOf(who)).toMatchObject({ next_try_on: '2101-03-01' });
    for (const next of ['2101-03-01', '2101-03-02', '2101-03-03']) await renewOn(next);
    expect(await planOf(who)).toMatchObject({ status: 'past_due', next_try_on: '2101-03-07' });
    await renewOn('2101-03-07');
    expect(await planOf(who)).toMatchObject({ plan: 'free', renews_on: null, credits_left: 10 });
    await renewOn('2101-04-01');
    expect(await months(who)).toEqual(['2101-01-31 paid', '2101-02-28 cancelled']);
    expect((await who.letters()).slice(1)).toEqual([
      ...Array(3).fill('Couldn’t renew your Studio plan'),
      'Your Studio plan has ended',
    ]);
    const [stored] = await who.one(
      'select customer_ref, mandate_ref from plan_subscription where recruiter_id = $1',
    );
    expect(stored).toEqual({ customer_ref: null, mandate_ref: null });
  });

  test('the plan continues when the second try succeeds, after one email', async () => {
    const { who, razorpay } = await subscribe();
    razorpay.charge('declined');
    await renewOn('2101-02-28');
    razorpay.charge('captured');
    await renewOn('2101-03-01');
    expect(await planOf(who)).toMatchObject({
      status: 'active',
      renews_on: '2101-03-31',
      next_try_on: null,
    });
    expect(await who.letters()).toEqual([
      'Payment received: Studio plan',
      'Couldn’t renew your Studio plan',
      'Payment received: Studio plan',
    ]);
  });

  test('a webhook about it does not count twice, and paying manually continues the plan', async () => {
    const { who, razorpay } = await subscribe();
    razorpay.charge('declined');
    await renewOn('2101-02-28');
    const [{ id, order_ref } = { id: 0, order_ref: '' }] = await who.one<{ id: number; order_ref: string }>(
      `select purchase.id, order_ref from purchase join payment_order on purchase_id = purchase.id
       where recruiter_id = $1 order by payment_order.id desc limit 1`,
    );
    const [payment] = razorpay.books.paymentsOf(order_ref);
    await deliver(parts().testApp, razorpay.notice('payment.failed', { ...(payment && { payment }) }));
    const [row] = await who.one('select tries from plan_subscription where recruiter_id = $1');
    expect(row).toEqual({ tries: 1 });

    const { buying, paying } = billing();
    const again = await buying.retry(who.id, id);
    const paid = razorpay.books.pay(again.checkout?.order_id ?? '');
    expect(await paying.confirm(who.id, id, razorpay.handBack(paid))).toMatchObject({ status: 'paid' });
    expect(await planOf(who)).toMatchObject({ status: 'active', renews_on: '2101-03-31', failure: null });
    expect(await who.balance()).toBe(20);
    // The card that paid is charged from now on.
    razorpay.charge('captured');
    await renewOn('2101-03-31');
    expect(await planOf(who)).toMatchObject({ renews_on: '2101-04-30' });
    const [stored] = await who.one<{ mandate_ref: string }>(
      'select mandate_ref from plan_subscription where recruiter_id = $1',
    );
    expect(stored?.mandate_ref).toBe(paid.token_id);
  });

  test('a pending charge is not repeated', async () => {
    const { who, razorpay } = await subscribe();
    razorpay.charge('created');
    await renewOn('2101-02-28');
    await renewOn('2101-03-01');
    const orders = await who.one<{ order_ref: string }>(
      `select order_ref from payment_order join purchase on purchase.id = purchase_id
       where recruiter_id = $1 and month = '2101-02-28'`,
    );
    const charged = orders.flatMap(({ order_ref }) => razorpay.books.paymentsOf(order_ref));
    expect(charged).toHaveLength(1);
    const [payment] = charged;
    if (payment) Object.assign(payment, { status: 'captured', captured: true });
    await deliver(parts().testApp, razorpay.notice('payment.captured', { ...(payment && { payment }) }));
    expect(await planOf(who)).toMatchObject({ status: 'active', renews_on: '2101-03-31' });
  });

  test('a charge whose response was lost is found, not repeated', async () => {
    const { who, razorpay } = await subscribe();
    day = '2101-02-28';
    // The charge goes through, but its response is lost.
    razorpay.loseOneAnswerTo('/payments/create/recurring');
    await billing().renewals.renewDue();
    expect(await months(who)).toEqual(['2101-01-31 paid', '2101-02-28 waiting']);
    await renewOn('2101-02-28');
    expect(await months(who)).toEqual(['2101-01-31 paid', '2101-02-28 paid']);
    expect(await who.balance()).toBe(20);
  });
});

describe('PATCH /v1/recruiter/{id}/subscription', () => {
  const url = (id: number) => `/v1/recruiter/${id}/subscription`;
  const patch = (who: BuyerInTests, id: number, payload: object) =>
    parts().testApp.app.inject({ method: 'PATCH', url: url(id), headers: who.headers, payload });

  test('cancels the plan, and keeps it after all', async () => {
    const { who } = await subscribe();
    expect((await patch(who, who.id, { renews: false })).json()).toMatchObject({
      status: 'ending',
      renews_on: '2101-02-28',
    });
    expect((await patch(who, who.id, { renews: true })).json()).toMatchObject({ status: 'active' });
    await patch(who, who.id, { renews: false });
    await renewOn('2101-02-28');
    expect(await planOf(who)).toMatchObject({ plan: 'free', credits_left: 10 });
    expect(await months(who)).toEqual(['2101-01-31 paid']);
  });

  test('refuses invalid input, other accounts, and accounts without a plan', async () => {
    const { who } = await subscribe();
    const stranger = await createBuyer(parts().testApp);
    expect((await patch(who, who.id, {})).json()).toMatchObject({ errors: [{ field: 'renews' }] });
    expect((await patch(stranger, who.id, { renews: false })).statusCode).toBe(404);
    expect((await stranger.call('GET', url(who.id))).statusCode).toBe(404);
    expect((await patch(stranger, stranger.id, { renews: false })).json()).toMatchObject({
      code: 'CONFLICT',
    });
    expect((await stranger.call('GET', url(stranger.id))).json()).toMatchObject({
      plan: 'free',
      status: 'active',
    });
  });
});

test('another plan replaces the current one right away, and its credits stay', async () => {
  const { who } = await subscribe('studio');
  await expect(
    billing().buying.buy(who.id, { plan: 'studio', client_id: crypto.randomUUID() }),
  ).rejects.toMatchObject({ code: 'CONFLICT' });
  day = '2101-02-10';
  await choose(who, 'agency');
  expect(await planOf(who)).toMatchObject({ plan: 'agency', renews_on: '2101-03-10', credits_left: 70 });
  await renewOn('2101-02-28');
  expect(await months(who)).toEqual(['2101-01-31 paid', '2101-02-10 paid']);
});

test('refunding the current month ends the plan, an earlier month does not', async () => {
  const { who } = await subscribe();
  await renewOn('2101-02-28');
  const bought = await who.one<{ id: number }>('select id from purchase where recruiter_id = $1 order by id');
  const [first, second] = bought.map(({ id }) => id);
  await billing().refunds.refund(first ?? 0);
  expect(await planOf(who)).toMatchObject({ plan: 'studio', status: 'active', credits_left: 10 });
  await billing().refunds.refund(second ?? 0);
  expect(await planOf(who)).toMatchObject({ plan: 'free', credits_left: 0 });
  expect(await months(who)).toEqual(['2101-01-31 refunded', '2101-02-28 refunded']);
});

test('closed and frozen accounts are not charged', async () => {
  for (const change of ['closed_at = now()', `frozen_at = now(), frozen_reason = 'Test'`]) {
    day = firstDay;
    const { who } = await subscribe();
    await who.one(`update account set ${change} where id = $1`);
    await renewOn('2101-02-28');
    expect(await months(who)).toEqual(['2101-01-31 paid']);
    expect(await planOf(who)).toMatchObject({ plan: 'free' });
  }
});

test('an abandoned checkout is cancelled after a day, a failed one sends an email', async () => {
  const who = await createBuyer(parts().testApp);
  const order = { pack: 25, client_id: crypto.randomUUID() } as const;
  const left = await billing().buying.buy(who.id, order);
  const failed = await billing().buying.buy(who.id, { ...order, client_id: crypto.randomUUID() });
  parts().razorpay.books.fail(failed.checkout?.order_id ?? '');
  await billing().reconciling.reconcile();
  expect(await who.letters()).toEqual([]);
  day = addDays(firstDay, 1);
  await billing().reconciling.reconcile();
  await billing().reconciling.checkAgain(failed.id);
  expect(await who.read(left.id)).toMatchObject({ status: 'cancelled' });
  expect(await who.read(failed.id)).toMatchObject({ status: 'failed' });
  expect(await who.letters()).toEqual(['Payment failed: Pack of 25 credits']);
});

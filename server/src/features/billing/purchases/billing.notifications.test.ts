import { expect, test } from 'vitest';
import { billingAt, createBuyer, deliver, useRazorpayApp } from '../../../../test/billing.ts';
import { notificationsOf } from '../../../../test/notifications.ts';

const parts = useRazorpayApp();
const refsTo = async (id: number) => (await notificationsOf(parts().testApp, id)).map(({ ref }) => ref);

test('payments and refunds each notify once', async () => {
  const { razorpay, testApp } = parts();
  const who = await createBuyer(testApp);
  const purchase = await who.buy({ pack: 100 });
  const payment = razorpay.books.pay(purchase.checkout?.order_id ?? '');
  for (let times = 0; times < 3; times += 1) {
    await who.confirm(purchase.id, razorpay.handBack(payment));
    await deliver(testApp, razorpay.notice('payment.captured', { payment }));
  }
  const [paid] = await notificationsOf(testApp, who.id);
  expect(paid?.message).toMatch(
    /^We received ₹[\d,.]+ for your Pack of 100 credits and added 100 credits\.$/,
  );
  await testApp.services.billing.refunds.refund(purchase.id);
  expect(await refsTo(who.id)).toEqual(['billing.paid', 'billing.refunded']);
  // Billing sends its own emails, with the invoices.
  expect(await who.letters()).toHaveLength(2);
});

test('failed payments and failed renewals have different notifications', async () => {
  const { razorpay, testApp } = parts();
  const who = await createBuyer(testApp);
  const purchase = await who.buy();
  const failed = razorpay.notice('payment.failed', {
    payment: razorpay.books.fail(purchase.checkout?.order_id ?? '', 'The card has expired.'),
  });
  for (let times = 0; times < 2; times += 1) await deliver(testApp, failed);
  const [notification, ...others] = await notificationsOf(testApp, who.id);
  expect(others).toEqual([]);
  expect(notification?.message).toMatch(
    /^Your payment of ₹[\d,.]+ for the Pack of 25 credits failed: The card has expired\. You don’t owe anything\.$/,
  );

  const now = () => new Date('2101-01-31T06:30:00Z');
  const { buying, paying } = billingAt(testApp, { now, razorpay: razorpay.settings });
  const plan = await buying.buy(who.id, { plan: 'studio', client_id: crypto.randomUUID() });
  const paid = razorpay.books.pay(plan.checkout?.order_id ?? '');
  await paying.confirm(who.id, plan.id, razorpay.handBack(paid));
  razorpay.charge('declined');
  const later = () => new Date('2101-02-28T06:30:00Z');
  await billingAt(testApp, { now: later, razorpay: razorpay.settings }).renewals.renewDue();
  expect(await refsTo(who.id)).toEqual(['billing.failed', 'billing.paid', 'billing.renewal-failed']);
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../../shared/lib/paths.ts';
import {
  answerCalls,
  button,
  choosePack,
  cleanUp,
  handedBack,
  json,
  lantern,
  offers,
  offline,
  openPage,
  pageOf,
  paidPurchase,
  press,
  problemAnswer,
  signIn,
  somePurchase,
  whole,
} from './billing-for-test.tsx';

beforeEach(signIn);
afterEach(cleanUp);

const begin = 'POST /v1/credit-purchases';
const practice = 'POST /v1/local-gateway/orders/order_1';
const confirm = 'POST /v1/credit-purchases/31/payment';

const paying = {
  [begin]: () => json(201, somePurchase()),
  [practice]: () => json(200, handedBack),
  [confirm]: () => json(200, paidPurchase),
};

const failed = somePurchase({ status: 'failed', checkout: null, failure: 'The card has expired' });
const notHandedBack = { ...handedBack, razorpay_payment_id: null, razorpay_signature: null };

describe('buying a pack', () => {
  it('shows the total with both taxes first', async () => {
    const server = answerCalls(paying);
    openPage(paths.creditsBalance());
    const dialog = await choosePack();
    await button('Pay ₹ 9,322');
    expect(dialog.textContent).toContain(whole('CGST 9%₹ 711'));
    expect(dialog.textContent).toContain(whole('SGST 9%₹ 711'));
    expect(dialog.textContent).not.toContain('IGST');
    expect(dialog.textContent).toContain('Lantern Casting LLP');
    expect(server.to(begin)).toEqual([]);
  });

  it('shows one tax for another state', async () => {
    const details = { ...lantern, city: 'Bengaluru', state_code: '29', pin_code: '560038' };
    answerCalls({ 'GET /v1/recruiter/8/billing-details': () => json(200, { details }) });
    openPage(paths.creditsBalance());
    const dialog = await choosePack();
    await button('Pay ₹ 9,322');
    expect(dialog.textContent).toContain(whole('IGST 18%₹ 1,422'));
    expect(dialog.textContent).not.toContain('CGST');
  });

  it('pays in the test window and shows credits, invoice and the way back', async () => {
    const server = answerCalls(paying);
    const { router } = openPage(`${paths.creditsBalance()}?back=%2Ftalent%2Fu-7`);
    await choosePack();
    await press('Pay ₹ 9,322');
    const practiceWindow = await screen.findByRole('dialog', {
      name: 'Practice payment: no money moves here',
    });
    expect(practiceWindow.textContent).toContain('nothing is charged');
    await press('Pay ₹ 9,322');
    expect(await screen.findByText(/100 credits added/)).toBeTruthy();
    expect(server.to(confirm)[0]?.body).toEqual(handedBack);
    // Refetched, so the new balance shows everywhere.
    await waitFor(() =>
      expect(server.to('GET /v1/recruiter-balance-history/balance-unlocked-count').length).toBe(2),
    );
    expect(screen.getByRole('button', { name: 'Save invoice CB-2026-0418' })).toBeTruthy();
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('link', { name: 'Back to where you were' }),
    );
    expect(router.state.location.pathname).toBe('/talent/u-7');
  });

  it('never redirects to another site', async () => {
    answerCalls();
    openPage(`${paths.creditsBalance()}?back=${encodeURIComponent('//evil.example/app')}`);
    await screen.findByRole('button', { name: /Buy 100/ });
    expect(screen.queryByRole('link', { name: 'Back to where you were' })).toBeNull();
  });

  it('buys once when pressed twice, and retries the same purchase after a network error', async () => {
    let cut = () => {};
    const answers = [
      () => new Promise<Response>((_, reject) => (cut = () => reject(new TypeError('The line is cut')))),
      () => json(201, somePurchase()),
    ];
    const server = answerCalls({ ...paying, [begin]: () => (answers.shift() ?? offline)() });
    openPage(paths.creditsBalance());
    await choosePack();
    const pay = await button('Pay ₹ 9,322');
    await userEvent.dblClick(pay);
    pay.form?.requestSubmit();
    await waitFor(() => expect(server.to(begin)).toHaveLength(1));
    cut();
    expect(await screen.findByText(/You’re offline. Nothing was charged/)).toBeTruthy();
    expect(server.to(begin)).toHaveLength(1);
    await press('Pay ₹ 9,322');
    await screen.findByRole('dialog', { name: /Practice payment/ });
    const [first, second] = server.to(begin).map(({ body }) => body);
    expect(second).toEqual(first);
  });

  it('resumes the same purchase until it is paid', async () => {
    const server = answerCalls(paying);
    const first = openPage(paths.creditsBalance());
    await choosePack();
    await press('Pay ₹ 9,322');
    await screen.findByRole('dialog', { name: /Practice payment/ });
    first.close();
    openPage(paths.creditsBalance());
    await choosePack();
    await press('Pay ₹ 9,322');
    await screen.findByRole('dialog', { name: /Practice payment/ });
    await press('Pay ₹ 9,322');
    await press('Done');
    await choosePack();
    await press('Pay ₹ 9,322');
    await screen.findByRole('dialog', { name: /Practice payment/ });
    const bodies = server.to(begin).map(({ body }) => JSON.stringify(body));
    expect(bodies).toHaveLength(3);
    expect(bodies[1]).toBe(bodies[0]);
    expect(bodies[2]).not.toBe(bodies[0]);
  });

  it('opens no window for a total that was not shown', async () => {
    const dearer = somePurchase({ igst_paise: 200_000, cgst_paise: 0, sgst_paise: 0, total_paise: 990_000 });
    answerCalls({ ...paying, [begin]: () => json(201, dearer) });
    openPage(paths.creditsBalance());
    await choosePack();
    await press('Pay ₹ 9,322');
    expect(await screen.findByText(/The total has changed/)).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: /Practice payment/ })).toBeNull();
    await press('Pay ₹ 9,900');
    expect(await screen.findByRole('dialog', { name: /Practice payment/ })).toBeTruthy();
  });

  it('shows the bank’s reason and retries', async () => {
    const server = answerCalls({
      ...paying,
      [practice]: () => json(200, notHandedBack),
      'GET /v1/credit-purchases/31': () => json(200, failed),
      'POST /v1/credit-purchases/31/retry': () => json(200, somePurchase()),
    });
    openPage(paths.creditsBalance());
    await choosePack();
    await press('Pay ₹ 9,322');
    await press('Fail the payment');
    expect(await screen.findByText('Your bank says: The card has expired')).toBeTruthy();
    expect(screen.getByText(/Nothing was charged. Your choice is saved/)).toBeTruthy();
    expect(server.to(confirm)).toEqual([]);
    await press('Try again');
    expect(await screen.findByRole('dialog', { name: /Practice payment/ })).toBeTruthy();
    expect(server.to(begin)).toHaveLength(1);
  });

  it('checks with the bank when the response is lost', async () => {
    answerCalls({
      ...paying,
      [confirm]: offline,
      'GET /v1/credit-purchases/31': () => json(200, paidPurchase),
    });
    openPage(paths.creditsBalance());
    await choosePack();
    await press('Pay ₹ 9,322');
    await press('Pay ₹ 9,322');
    expect(await screen.findByText(/100 credits added/)).toBeTruthy();
  });

  it('does not pay twice', async () => {
    let reads = 0;
    answerCalls({
      ...paying,
      [practice]: () => json(200, notHandedBack),
      'GET /v1/credit-purchases/31': () => json(200, reads++ === 0 ? failed : paidPurchase),
      'POST /v1/credit-purchases/31/retry': () => problemAnswer(409, 'ALREADY_SETTLED'),
    });
    openPage(paths.creditsBalance());
    await choosePack();
    await press('Pay ₹ 9,322');
    await press('Fail the payment');
    await press('Try again');
    expect(await screen.findByText(/100 credits added/)).toBeTruthy();
  });

  it('explains a freeze', async () => {
    answerCalls({ [begin]: () => problemAnswer(403, 'PROFILE_FROZEN') });
    openPage(paths.creditsBalance());
    await choosePack();
    await press('Pay ₹ 9,322');
    expect((await screen.findByRole('alert')).textContent).toContain('profile is frozen');
  });

  it('sells nothing without a gateway', async () => {
    answerCalls({ 'GET /v1/credit-offers': () => json(200, { ...offers, gateway: null }) });
    openPage(paths.creditsBalance());
    const { disabled } = await button('Buy 25 credits for ₹ 2,250 plus GST');
    expect(disabled).toBe(true);
    expect(screen.getByText(/You can’t buy credits right now/)).toBeTruthy();
  });
});

describe('an abandoned payment', () => {
  it('is checked on the next visit, and its credits are shown', async () => {
    let isPaid = false;
    const server = answerCalls({
      'GET /v1/credit-purchases': () => json(200, pageOf([isPaid ? paidPurchase : somePurchase()])),
      'GET /v1/credit-purchases/31': async () => {
        await Promise.resolve();
        isPaid = true;
        return json(200, paidPurchase);
      },
    });
    openPage(paths.creditsBalance());
    expect(await screen.findByText('We received your payment of ₹ 9,322 for 100 credits.')).toBeTruthy();
    await waitFor(() =>
      expect(server.to('GET /v1/recruiter-balance-history/balance-unlocked-count').length).toBe(2),
    );
    expect(screen.getByText('We received your payment of ₹ 9,322 for 100 credits.')).toBeTruthy();
  });

  it('can be paid or cancelled', async () => {
    let status: 'waiting' | 'cancelled' = 'waiting';
    const standing = () =>
      somePurchase({ status, checkout: status === 'waiting' ? somePurchase().checkout : null });
    const server = answerCalls({
      'GET /v1/credit-purchases': () => json(200, pageOf([standing()])),
      'GET /v1/credit-purchases/31': () => json(200, standing()),
      'DELETE /v1/credit-purchases/31': () => {
        status = 'cancelled';
        return json(200, standing());
      },
    });
    openPage(paths.creditsBalance());
    await press('Pay now');
    expect(await screen.findByRole('dialog', { name: 'Pay for 100 credits' })).toBeTruthy();
    await press('Cancel');
    await press('Cancel purchase');
    await waitFor(() => expect(screen.queryByText(/is pending/)).toBeNull());
    expect(server.to('DELETE /v1/credit-purchases/31')).toHaveLength(1);
    expect(server.to(begin)).toEqual([]);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../../shared/lib/paths.ts';
import {
  answerCalls,
  cleanUp,
  json,
  openPage,
  pageOf,
  problemAnswer,
  signIn,
  somePurchase,
} from './billing-for-test.tsx';

beforeEach(signIn);
afterEach(cleanUp);

const studio = {
  plan: 'studio',
  status: 'active',
  monthly_credits: 10,
  net_paise: 79_000,
  renews_on: '2026-12-01',
  next_try_on: null,
  failure: null,
  credits_left: 8,
};
const free = { ...studio, plan: 'free', monthly_credits: 0, net_paise: 0, renews_on: null, credits_left: 0 };
const read = 'GET /v1/recruiter/8/subscription';
const change = 'PATCH /v1/recruiter/8/subscription';

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('My Subscription', () => {
  it('starts a plan and shows its total', async () => {
    const server = answerCalls({
      [read]: () => json(200, free),
      'POST /v1/credit-purchases': () =>
        json(201, somePurchase({ kind: 'plan', plan: 'studio', credits: 10, total_paise: 93_220 })),
    });
    openPage(paths.subscription());
    expect(await screen.findByText(/You’re on the free plan/)).toBeTruthy();
    await press('Choose Studio');
    const dialog = await screen.findByRole('dialog', { name: 'Choose Studio' });
    await press(/^Pay/);
    expect(dialog.textContent).toContain('932.20');
    await screen.findByRole('dialog', { name: /Practice payment/ });
    expect(server.to('POST /v1/credit-purchases')[0]?.body).toMatchObject({ plan: 'studio' });
  });

  it('shows what another plan replaces', async () => {
    answerCalls({ [read]: () => json(200, studio) });
    openPage(paths.subscription());
    await press('Choose Agency');
    expect((await screen.findByRole('dialog')).textContent).toContain('It replaces Studio');
  });

  it('sells packs beside any plan', async () => {
    answerCalls({ [read]: () => json(200, studio) });
    openPage(paths.subscription());
    await press(/^Buy 100 credits/);
    expect(await screen.findByRole('dialog', { name: 'Buy 100 credits' })).toBeTruthy();
  });

  it('confirms before cancelling a plan, and can keep it', async () => {
    const server = answerCalls({
      [read]: () => json(200, studio),
      [change]: (_, body) => {
        const renews = JSON.stringify(body) === '{"renews":true}';
        return json(200, { ...studio, status: renews ? 'active' : 'ending' });
      },
    });
    openPage(paths.subscription());
    await press('Cancel plan');
    const dialog = await screen.findByRole('dialog', { name: 'Cancel the Studio plan?' });
    expect(dialog.textContent).toContain('valid till 1 Dec 2026');
    expect(dialog.textContent).toContain('You keep 8 plan credits');
    expect(server.to(change)).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel plan' }));
    expect(await screen.findByText(/valid till 1 Dec 2026 and won’t renew/)).toBeTruthy();
    await press('Keep plan');
    expect(await screen.findByText('Active')).toBeTruthy();
    expect(server.to(change).map(({ body }) => body)).toEqual([{ renews: false }, { renews: true }]);
  });

  it('explains a failed renewal and takes the payment', async () => {
    const due = somePurchase({
      status: 'failed',
      kind: 'plan',
      plan: 'studio',
      month: '2026-11-01',
      credits: 10,
      checkout: null,
    });
    const server = answerCalls({
      [read]: () =>
        json(200, {
          ...studio,
          status: 'past_due',
          next_try_on: '2026-11-18',
          failure: 'The card has expired',
        }),
      'GET /v1/credit-purchases': () => json(200, pageOf([due])),
      'POST /v1/credit-purchases/31/retry': () => json(200, { ...due, ...somePurchase({ plan: 'studio' }) }),
    });
    openPage(paths.subscription());
    expect(await screen.findByText(/The card has expired/)).toBeTruthy();
    expect(screen.getByText(/We’ll try again on 18 Nov 2026/)).toBeTruthy();
    await press('Pay now');
    await screen.findByRole('dialog', { name: 'Pay for Studio plan, November 2026' });
    await press(/^Pay ₹/);
    await screen.findByRole('dialog', { name: /Practice payment/ });
    expect(server.to('POST /v1/credit-purchases/31/retry')).toHaveLength(1);
    expect(server.to('POST /v1/credit-purchases')).toEqual([]);
  });

  it('shows an error when a change fails', async () => {
    answerCalls({ [read]: () => json(200, studio), [change]: () => problemAnswer(403, 'PROFILE_FROZEN') });
    openPage(paths.subscription());
    await press('Cancel plan');
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel plan' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('profile is frozen'));
  });
});

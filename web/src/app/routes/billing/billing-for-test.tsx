import type { Purchase } from '@callboard/contract/billing/purchases';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { json, offline, problem } from '../../../shared/lib/api/fake-server-for-test.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { session } from '../../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../../shared/lib/session/session-for-test.ts';
import { toasts } from '../../../shared/ui/toast/toast.ts';
import { Providers } from '../../providers.tsx';
import { Component as CreditsPage } from '../credits/credits-page.tsx';
import { Component as BillingPage } from './billing-page.tsx';
import { Component as SubscriptionPage } from './subscription-page.tsx';

export { json, offline, problem as problemAnswer };

export const recruiter = someUser({ user_id: 8, user_type: 2, name: 'Priyanka Hegde', talenter: null });

/** An unpaid pack of 100 in Maharashtra, on the test gateway. */
export const somePurchase = (change: Partial<Purchase> = {}): Purchase => ({
  id: 31,
  created_at: '2026-11-14T06:00:00.000Z',
  status: 'waiting',
  kind: 'pack',
  plan: null,
  month: null,
  credits: 100,
  net_paise: 790_000,
  cgst_paise: 71_100,
  sgst_paise: 71_100,
  igst_paise: 0,
  total_paise: 932_200,
  paid_at: null,
  failure: null,
  invoice_number: null,
  credit_note_number: null,
  checkout: {
    gateway: 'local',
    key: 'local',
    order_id: 'order_1',
    amount_paise: 932_200,
    currency: 'INR',
    customer_id: null,
  },
  ...change,
});

export const paidPurchase = somePurchase({
  status: 'paid',
  checkout: null,
  paid_at: '2026-11-14T06:01:00.000Z',
  invoice_number: 'CB-2026-0418',
});

export const pageOf = <Row,>(results: Row[], more: object = {}) => ({
  results,
  page: 1,
  limit: 10,
  totalPages: Math.max(1, Math.ceil(results.length / 10)),
  totalResults: results.length,
  ...more,
});

export const lantern = {
  legal_name: 'Lantern Casting LLP',
  gstin: null,
  address: '14 Aram Nagar 2, Versova',
  city: 'Mumbai',
  state_code: '27',
  pin_code: '400061',
};

export const handedBack = {
  razorpay_order_id: 'order_1',
  razorpay_payment_id: 'pay_1',
  razorpay_signature: 'a'.repeat(64),
};

const summary = {
  credits: 38,
  spent: 61,
  unlocked: 61,
  is_low: false,
  next_expiry: { credits: 8, at: '2027-01-30T18:30:00.000Z' },
  from_packs: 25,
  from_plan: 8,
  from_bonus: 5,
  used_this_month: 4,
};

export const offers = {
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
};

type Answer = (url: URL, body: unknown) => Response | Promise<Response>;

/** Default responses. */
const usual: Record<string, Answer> = {
  'POST /v1/auth/logout': () => new Response(null, { status: 204 }),
  'GET /v1/recruiter/recruiter-unlock-balance/8': () =>
    json(200, { credits: 138, next_expiry: null, is_low: false }),
  'GET /v1/recruiter-balance-history/balance-unlocked-count': () => json(200, summary),
  'GET /v1/recruiter-balance-history/balance-history/list': () => json(200, pageOf([], { months: [] })),
  'GET /v1/credit-offers': () => json(200, offers),
  'GET /v1/credit-purchases': () => json(200, pageOf([])),
  'GET /v1/recruiter/8/billing-details': () => json(200, { details: lantern }),
  'GET /v1/recruiter/8/verification': () =>
    json(200, {
      status: 'verified',
      refused_reason: null,
      legal_name: null,
      gstin: null,
      papers: [],
      submitted_at: null,
      decided_at: null,
    }),
};

interface Call {
  readonly what: string;
  readonly url: URL;
  readonly body: unknown;
}

/** A fake server. Responses are matched by the longest prefix of the call. */
export function answerCalls(own: Record<string, Answer> = {}) {
  const calls: Call[] = [];
  const answers = Object.entries({ ...usual, ...own }).sort(([one], [other]) => other.length - one.length);
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = new URL(String(input), 'http://localhost');
    const what = `${init.method ?? 'GET'} ${url.pathname}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    calls.push({ what, url, body });
    const found = answers.find(([begins]) => what.startsWith(begins));
    return found ? found[1](url, body) : problem(404, 'NOT_FOUND');
  });
  return { to: (what: string) => calls.filter((call) => call.what === what) };
}

export const signIn = () => session.start(answerOf('t-1', recruiter));

/** Clears what outlives a page. */
export async function cleanUp() {
  toasts.set([]);
  localStorage.clear();
  await session.end();
  vi.unstubAllGlobals();
}

export function openPage(address: string) {
  const router = createMemoryRouter(
    [
      { path: paths.creditsBalance(), element: <CreditsPage /> },
      { path: paths.subscription(), element: <SubscriptionPage /> },
      { path: paths.billing(), element: <BillingPage /> },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [address] },
  );
  const drawn = render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { router, close: drawn.unmount };
}

/** Amounts have a no-break space after the rupee sign. */
export const whole = (text: string) => text.replaceAll('₹ ', '₹\u00a0');
export const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name: whole(name) });
export const press = async (name: string) => userEvent.click(await button(name));

export const choosePack = async () => {
  await press('Buy 100 credits for ₹ 7,900 plus GST');
  return screen.findByRole('dialog');
};

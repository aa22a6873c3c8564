import type { CreditEntry } from '@callboard/contract/billing/credits';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../../shared/lib/paths.ts';
import {
  answerCalls,
  cleanUp,
  json,
  openPage,
  pageOf,
  problemAnswer,
  signIn,
} from '../billing/billing-for-test.tsx';

beforeEach(signIn);
afterEach(cleanUp);

const list = 'GET /v1/recruiter-balance-history/balance-history/list';

const entry = (change: Partial<CreditEntry>): CreditEntry => ({
  id: 1,
  createdAt: '2026-11-14T05:32:00.000Z',
  changeType: 3,
  credits: -1,
  balance: 38,
  talent: null,
  character: null,
  purchase: null,
  plan: null,
  note: null,
  ...change,
});

const nikita = { user_id: 5, userUniqueId: 'u-5', name: 'Nikita Sangma', file_url: null };
const pack = { id: 3, credits: 25, total_paise: 265_500, invoice_number: 'CB-2026-0418' };

const entries = [
  entry({ talent: nikita, character: { name: 'Meera', project_title: 'Monsoon Line' } }),
  entry({ id: 2, changeType: 4, credits: 1, balance: 39, talent: { ...nikita, userUniqueId: null } }),
  entry({ id: 3, changeType: 2, credits: 25, balance: 38, purchase: pack }),
  entry({ id: 4, changeType: 1, credits: 10, balance: 13, plan: { name: 'studio', month: '2026-11-01' } }),
  entry({ id: 5, changeType: 5, credits: -2, balance: 3, note: 'Given twice in June' }),
  // The first of the month in Mumbai, still October in London.
  entry({ id: 6, changeType: 1, credits: 5, balance: 5, createdAt: '2026-10-31T19:00:00.000Z' }),
  entry({
    id: 7,
    changeType: 6,
    credits: -2,
    balance: 0,
    createdAt: '2026-10-20T05:00:00.000Z',
    plan: { name: 'studio', month: '2026-07-01' },
  }),
  entry({ id: 8, changeType: 7, credits: 5, balance: 2, createdAt: '2026-10-02T05:00:00.000Z' }),
];
const months = [
  { month: '2026-11', gained: 41, spent: 4 },
  { month: '2026-10', gained: 5, spent: 9 },
];
const ledger = (more: object = {}) => ({ [list]: () => json(200, pageOf(entries, { months, ...more })) });

const rowOf = async (words: string) => (await screen.findByText(words)).closest('tr')?.textContent ?? '';

describe('Credits Balance & History', () => {
  it('shows the balance, its sources and what expires', async () => {
    answerCalls();
    openPage(paths.creditsBalance());
    const card = await screen.findByRole('region', { name: 'Your balance' });
    await within(card).findByText('38');
    expect(card.textContent).toContain('From packs25, no expiry');
    // They expire at midnight in India, so the day before is the last.
    expect(card.textContent).toContain('8, valid till 30 Jan 2027');
    expect(document.title).toBe('Credits Balance & History · Callboard');
  });

  it('lists entries by Indian month with totals', async () => {
    answerCalls(ledger());
    openPage(paths.creditsBalance());
    expect(await rowOf('for Meera, Monsoon Line')).toMatch(
      /14 Nov, 11:02 amUnlock.*Nikita Sangma.*−\u00a01.*38/,
    );
    expect(await rowOf('no reply in 7 days, inactive for 90 days')).toMatch(
      /Refund.*Nikita Sangma.*\+\u00a01/,
    );
    expect(await rowOf('Pack of 25')).toContain('Invoice CB-2026-0418, ₹\u00a02,655');
    expect(await rowOf('Studio plan, November')).toContain('monthly credits');
    expect(await rowOf('Given twice in June')).toContain('Adjusted by Callboard');
    expect(await rowOf('Your company is verified')).toContain('1 Nov, 12:30 am');
    expect(await rowOf('Studio plan, July')).toContain('unused for 90 days');
    expect(await rowOf('A recruiter joined by referral')).toContain('Referral');
    expect(await rowOf('November 2026')).toContain('+\u00a041, −\u00a04');
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'November 2026',
      'October 2026',
    ]);
    const names = screen.getAllByText('Nikita Sangma');
    expect(names.map(({ tagName }) => tagName)).toEqual(['A', 'B']);
  });

  it('keeps range, type and page in the address', async () => {
    const server = answerCalls(ledger({ totalResults: 34, totalPages: 4 }));
    const { router } = openPage(
      `${paths.creditsBalance()}?back=%2Ffind-talents&from=2026-10-01&to=2026-11-14`,
    );
    expect(await screen.findByRole('button', { name: 'Dates: 1 Oct – 14 Nov 2026' })).toBeTruthy();
    await userEvent.click(screen.getByLabelText('Unlock'));
    await userEvent.click(await screen.findByRole('link', { name: 'Next' }));
    await waitFor(() => expect(router.state.location.search).toContain('page='));
    const address = new URLSearchParams(router.state.location.search);
    expect(address.get('back')).toBe('/find-talents');
    expect(address.get('type')).toBe('unlock');
    const asked = server.to(list).at(-1)?.url.searchParams;
    expect(asked?.get('changeType')).toBe('3');
    expect(asked?.get('startDate')).toBe('2026-10-01');
    expect(asked?.get('page')).toBe(address.get('page'));
  });

  it('chooses dates by preset or by typing', async () => {
    answerCalls(ledger());
    const { router } = openPage(paths.creditsBalance());
    await userEvent.click(await screen.findByRole('button', { name: 'Dates: All dates' }));
    await userEvent.type(await screen.findByLabelText('First day'), '2026-10-05');
    await userEvent.type(screen.getByLabelText('Last day'), '2026-10-01');
    await userEvent.type(screen.getByLabelText('Last day'), '{Enter}');
    expect(await screen.findByText('Must be on or after the first day')).toBeTruthy();
    expect(router.state.location.search).toBe('');
    await userEvent.clear(screen.getByLabelText('Last day'));
    await userEvent.type(screen.getByLabelText('First day'), '{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?from=2026-10-05'));
  });

  it('exports the filtered history', async () => {
    const file = { file_name: 'credits.csv', media_type: 'text/csv', encoding: 'utf8', content: 'When' };
    const server = answerCalls({
      ...ledger(),
      'GET /v1/recruiter-balance-history/balance-history/export': () => json(200, file),
    });
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    openPage(`${paths.creditsBalance()}?type=refund`);
    await screen.findByText('Pack of 25');
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toEqual(['credits.csv']));
    vi.restoreAllMocks();
    const [asked] = server.to('GET /v1/recruiter-balance-history/balance-history/export');
    expect(asked?.url.searchParams.get('changeType')).toBe('4');
  });

  it('shows a new recruiter how to get credits', async () => {
    answerCalls({
      'GET /v1/recruiter/8/verification': () =>
        json(200, {
          status: 'none',
          refused_reason: null,
          legal_name: null,
          gstin: null,
          papers: [],
          submitted_at: null,
          decided_at: null,
        }),
    });
    openPage(paths.creditsBalance());
    expect(await screen.findByText('No credits yet')).toBeTruthy();
    expect(await screen.findByText(/Verify your company once and get 10 credits/)).toBeTruthy();
  });

  it('tells no results from no history', async () => {
    answerCalls();
    const { router } = openPage(`${paths.creditsBalance()}?type=expiry`);
    expect(await screen.findByText('No entries for these filters')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Show all' }));
    expect(router.state.location.search).toBe('');
  });

  it('shows an error and retries', async () => {
    let isDown = true;
    answerCalls({
      ...ledger(),
      [list]: () => (isDown ? problemAnswer(403, 'PROFILE_FROZEN') : json(200, pageOf(entries, { months }))),
    });
    openPage(paths.creditsBalance());
    const words = await screen.findByText('Couldn’t load your credit history');
    isDown = false;
    const error = words.closest('[role=alert]');
    if (!(error instanceof HTMLElement)) throw new Error('It is no alert');
    await userEvent.click(within(error).getByRole('button'));
    expect(await screen.findByText('Pack of 25')).toBeTruthy();
  });

  it('goes to the last page from one beyond it', async () => {
    answerCalls(ledger({ totalResults: 34, totalPages: 4 }));
    const { router } = openPage(`${paths.creditsBalance()}?page=99`);
    await waitFor(() => expect(router.state.location.search).toBe('?page=4'));
  });
});

import type { UnlockedRow } from '@callboard/contract/casting/unlocking';
import { onlineManager } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeEmailDialog } from '../../../features/casting/unlocking/index.ts';
import { closeMessages, useMessagesRequest } from '../../../features/messaging/messages/index.ts';
import { loadSession, session } from '../../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../../shared/lib/session/session-for-test.ts';
import { toasts } from '../../../shared/ui/toast/toast.ts';
import { TalentPopups } from '../../layouts/talent-popups.tsx';
import { Providers } from '../../providers.tsx';
import { answerCalls, json, problemAnswer } from '../find-talents/search-for-test.tsx';
import { Component } from './unlocked-profiles-page.tsx';

const path = '/app/recruiter/dashboard/my-unlocked-profiles';
const list = 'GET /v1/recruiter-unlocked/unlock_talents';
const files = `${list}/export`;

const row = (at: number, change: Partial<UnlockedRow> = {}): UnlockedRow => ({
  user_id: at,
  userUniqueId: `6f1c7d1e-0000-4000-8000-${String(at).padStart(12, '0')}`,
  name: `Talent ${at}`,
  first_name: 'Talent',
  last_name: String(at),
  current_residence: 'Mumbai',
  screen_min_age: 24,
  screen_max_age: 32,
  gallary: [],
  is_open: true,
  contact: {
    email: `talent.${at}@mailbox.in`,
    mobile_number: '+919820041736',
    is_managed_by_manager: false,
    manager_name: null,
    mananger_email_address: null,
    mananger_mobile_number: null,
    social_links: [],
    unavailable_dates: [],
  },
  unlocked_at: '2026-11-02T10:00:00Z',
  last_contact_at: null,
  character: { id: 4, name: 'Meera', project_title: 'Monsoon Line' },
  question: null,
  isShortlisted: false,
  note: null,
  cast_as: [],
  is_available: true,
  days: [
    { date: '2026-11-16', state: 'free' },
    { date: '2026-11-17', state: 'booked' },
  ],
  ...change,
});

const pageOf = (results: UnlockedRow[], totalResults = results.length, page = 1) =>
  json(200, {
    results,
    page,
    limit: 5,
    totalPages: Math.ceil(totalResults / 5),
    totalResults,
    counts: { all: totalResults, available: 2, asked: 1, cast: 0 },
    projects: [{ id: 7, title: 'Monsoon Line' }],
  });

const balance = {
  'GET /v1/recruiter/recruiter-unlock-balance/8': () =>
    json(200, { credits: 38, next_expiry: null, is_low: false }),
};

const five = [1, 2, 3, 4, 5].map((at) => row(at));
const usual = { ...balance, [list]: () => pageOf(five, 61) };

/** Replaces the drawer, which has its own tests. */
function Asked() {
  return <output data-testid="messages">{JSON.stringify(useMessagesRequest())}</output>;
}

function openPage(query = '') {
  const router = createMemoryRouter(
    [
      {
        path,
        element: (
          <>
            <Component />
            <TalentPopups />
            <Asked />
          </>
        ),
      },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [path + query] },
  );
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  return router;
}

const rows = async () => within(await screen.findByRole('list', { name: 'Unlocked talents' }));

beforeAll(loadSession);
beforeEach(() => {
  session.start(answerOf('t-1', someUser({ user_id: 8, user_type: 2, talenter: null })));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  closeEmailDialog();
  closeMessages();
  toasts.set([]);
  onlineManager.setOnline(true);
  await session.end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe(path, () => {
  it('shows names, contact details and availability', async () => {
    answerCalls({
      ...usual,
      [list]: () =>
        pageOf([
          row(1, { note: 'Real Kathak, not film Kathak.', isShortlisted: true }),
          row(2, {
            question: { id: 3, start_date: '2027-01-12', end_date: '2027-03-20', status: 'asked' },
            cast_as: ['Inspector Kale'],
          }),
        ]),
    });
    openPage();
    const shown = await rows();
    expect(shown.getByRole('heading', { name: 'Talent 1' })).toBeTruthy();
    expect(shown.getAllByRole('link', { name: '+91 98200 41736' })[0]?.getAttribute('href')).toBe(
      'tel:+919820041736',
    );
    expect(shown.getByText('Real Kathak, not film Kathak.')).toBeTruthy();
    expect(shown.getAllByText('Tuesday 17 Nov: booked')).toHaveLength(2);
    expect(shown.getByText('Asked about 12 Jan – 20 Mar')).toBeTruthy();
    expect(shown.getByText('Cast as Inspector Kale')).toBeTruthy();
    expect(await screen.findByText('38 credits left')).toBeTruthy();
    expect(document.title).toBe('My Unlocked Profiles · Callboard');
  });

  it('keeps the search in the address, and back undoes it', async () => {
    const server = answerCalls(usual);
    const router = openPage('?sort=contact');
    await rows();
    await userEvent.click(screen.getByRole('radio', { name: 'Asked 1' }));
    await waitFor(() => expect(router.state.location.search).toBe('?status=asked&sort=contact'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Project' }), 'Monsoon Line');
    await waitFor(() => expect(router.state.location.search).toBe('?status=asked&project=7&sort=contact'));
    await userEvent.type(screen.getByLabelText('Name, city or character'), 'Meera{Enter}');
    await waitFor(() =>
      expect(server.to(list).at(-1)?.url.search).toBe(
        '?recruiter_id=8&sort=contact&status=asked&search=Meera&project_id=7&page=1',
      ),
    );
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe('?status=asked&project=7&sort=contact');
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Name, city or character').value).toBe(''),
    );
  });

  it('pages by five and returns from beyond the end', async () => {
    const server = answerCalls({
      ...usual,
      [list]: (url: URL) =>
        url.searchParams.get('page') === '200' ? pageOf([row(1000)], 1000, 200) : pageOf([], 1000, 999),
    });
    const router = openPage('?page=999');
    expect(await screen.findByText('996 to 996 of 1,000')).toBeTruthy();
    expect(router.state.location.search).toBe('?page=200');
    expect(server.to(list)).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Page 199' })).toBeTruthy();
  });

  it('links to Find Talents when empty', async () => {
    answerCalls({ ...usual, [list]: () => pageOf([]) });
    openPage();
    expect(await screen.findByRole('heading', { name: 'No unlocked talents yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find Talents' }).getAttribute('href')).toBe('/find-talents');
    expect(screen.queryByRole('button', { name: 'Export contacts' })).toBeNull();
  });

  it('shows no results, with a link to all', async () => {
    answerCalls({ ...usual, [list]: () => pageOf([]) });
    openPage('?search=Nobody&sort=name');
    expect(await screen.findByRole('heading', { name: 'No talents match' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe(`${path}?sort=name`);
  });

  it('shows no contact details of a closed account', async () => {
    answerCalls({
      ...usual,
      [list]: () => pageOf([row(1, { is_open: false, contact: null, days: [], gallary: [] })]),
    });
    openPage();
    const shown = await rows();
    expect(shown.getByText('Closed')).toBeTruthy();
    expect(shown.queryByRole('link')).toBeNull();
    expect(shown.queryByRole('button')).toBeNull();
  });

  it('shows an error and retries', async () => {
    let isBroken = true;
    answerCalls({ ...usual, [list]: () => (isBroken ? problemAnswer(403, 'FORBIDDEN') : pageOf(five)) });
    openPage();
    expect(await screen.findByText('Everyone you unlocked stays unlocked.')).toBeTruthy();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await rows()).getAllByRole('heading')).toHaveLength(5);
  });

  it('waits while offline and says so', async () => {
    answerCalls(usual);
    onlineManager.setOnline(false);
    openPage();
    expect(await screen.findByText(/load when you’re back online/)).toBeTruthy();
  });

  it('exports the contacts under the server’s file name', async () => {
    const server = answerCalls({
      ...usual,
      [files]: () =>
        json(200, {
          file_name: 'unlocked.vcf',
          media_type: 'text/vcard',
          encoding: 'utf8',
          content: 'BEGIN:VCARD',
        }),
    });
    const saved: string[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    openPage('?status=available');
    await rows();
    await userEvent.click(screen.getByRole('button', { name: 'Export contacts' }));
    await userEvent.click(
      await screen.findByRole('menuitem', { name: 'Contact cards (vCard)', hidden: true }),
    );
    expect(await screen.findByText('unlocked.vcf saved!')).toBeTruthy();
    expect(saved).toEqual(['unlocked.vcf']);
    expect(server.to(files)[0]?.url.search).toBe('?recruiter_id=8&sort=unlocked&status=available&form=vcard');
  });

  it('opens the conversation with one of them', async () => {
    answerCalls(usual);
    openPage();
    await userEvent.click((await rows()).getByRole('button', { name: 'Message Talent 3' }));
    expect(screen.getByTestId('messages').textContent).toBe('{"userId":3}');
  });

  it('selects several, on touch screens from the first tap on, and compares them', async () => {
    answerCalls(usual);
    const user = userEvent.setup({ delay: null });
    openPage();
    const shown = await rows();
    await user.click(screen.getByRole('button', { name: 'Select' }));
    const bar = within(await screen.findByRole('region', { name: 'Selected talents' }));
    expect(bar.getByText('Tap talents to select them')).toBeTruthy();
    expect(bar.queryByRole('button', { name: 'Compare' })).toBeNull();
    await user.click(shown.getByRole('checkbox', { name: 'Select Talent 2' }));
    await user.click(shown.getByRole('checkbox', { name: 'Select Talent 4' }));
    await user.click(bar.getByRole('button', { name: 'Compare' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare talents' }));
    const compared = dialog.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(compared).toEqual(['Talent 2', 'Talent 4']);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('2 selected')).toBeTruthy();
    await user.click(bar.getByRole('button', { name: 'Clear selection' }));
    expect(await screen.findByRole('button', { name: 'Compare 2' })).toBeTruthy();
  });

  it('emails one of them', async () => {
    answerCalls(usual);
    openPage();
    await userEvent.click((await rows()).getByRole('button', { name: 'Email Talent 3' }));
    expect(await screen.findByRole('dialog', { name: 'Email Talent 3' })).toBeTruthy();
  });
});

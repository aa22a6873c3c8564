import type { UserRecord } from '@callboard/contract/accounts/settings';
import type { QuestionDetails } from '@callboard/contract/messaging/notifications';
import type { TalentDashboard } from '@callboard/contract/people/dashboard';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleRecord } from '../../../features/accounts/settings/model/sample-record.ts';
import { loadSession, session } from '../../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../../shared/lib/session/session-for-test.ts';
import { Providers } from '../../providers.tsx';
import { answerCalls, cleanUp, json, problemAnswer } from '../find-talents/search-for-test.tsx';
import { Component } from './dashboard-page.tsx';

const answer = 'PATCH /v1/unlock-available-calander/';

const question = (available_id: number, change: Partial<QuestionDetails> = {}): QuestionDetails => ({
  available_id,
  start_date: '2099-01-12',
  end_date: '2099-01-20',
  status: 'asked',
  asked_at: `2026-11-14T05:00:${String(available_id % 60).padStart(2, '0')}Z`,
  recruiter: {
    user_id: available_id,
    userUniqueId: `u-${available_id}`,
    name: `Recruiter ${available_id}`,
    company: 'Lantern Casting',
    is_verified: true,
    photo: null,
  },
  character_name: null,
  project_title: null,
  places: [],
  marked_days: 0,
  ...change,
});

const visitor = (number: number, change = {}) => ({
  recruiterUniqueId: `r-${number}`,
  name: `Visitor ${number}`,
  company: 'Ektara',
  image: null,
  is_verified: false,
  times: 1,
  last_at: '2026-11-18T05:00:00Z',
  unlocked_at: null,
  ...change,
});

const days = Array.from({ length: 14 }, (_, at) => ({
  day: `2026-11-${String(at + 5).padStart(2, '0')}`,
  views: at === 13 ? 6 : 0,
  unlocks: at === 13 ? 1 : 0,
}));

const dashboard = (change: Partial<TalentDashboard> = {}): TalentDashboard => ({
  strength: { percent: 88, parts: [{ part: 'video', percent: 0, of: 12 }], next: 'video' },
  progress: {
    is_profile_creation_completed: true,
    last_activity_page: 6,
    show_to_recruiters: true,
    missing: [],
  },
  counts: { photos: 5, videos: 0, audios: 0, past_work: 2, measures_confirmed_on: null },
  questions: [],
  looks: {
    from: '2026-11-05',
    to: '2026-11-18',
    views: 6,
    unlocks: 1,
    days,
    visitors: [],
    total_visitors: 0,
  },
  ...change,
});

/** On the wire true is available. */
const isYes = (body: unknown) => JSON.stringify(body).includes('"isTalentUnavailable":true');

function open(change: Partial<TalentDashboard>, record: Partial<UserRecord> = {}) {
  let current = dashboard(change);
  const server = answerCalls({
    'GET /v1/user/7': () =>
      json(200, sampleRecord({ is_mobile_verified: true, is_email_verified: true, ...record })),
    'GET /v1/talenter/7/dashboard': () => json(200, current),
    [answer]: ({ pathname }, body) => {
      const id = Number(pathname.split('/').at(-1));
      const status = isYes(body) ? 'available' : 'not_available';
      current = {
        ...current,
        questions: current.questions.map((one) => (one.available_id === id ? { ...one, status } : one)),
      };
      const { start_date, end_date, asked_at } = question(id);
      return json(200, {
        available_id: id,
        recruiter_id: id,
        talent_id: 7,
        start_date,
        end_date,
        status,
        asked_at,
        answered_at: asked_at,
      });
    },
  });
  const router = createMemoryRouter([{ path: '*', element: <Component /> }], {
    initialEntries: ['/app/dashboard'],
  });
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  return server;
}

const redButtons = () =>
  [...document.querySelectorAll('[data-variant="filled"]')].map(({ textContent }) => textContent);
const yourTurn = async () => within(await screen.findByRole('region', { name: 'Your turn' }));

beforeAll(loadSession);
beforeEach(() => {
  session.start(answerOf('t-1', someUser({ gallary: [{ is_cover_photo: true, file_url: '/cover' }] })));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  cleanUp();
  await session.end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('your turn', () => {
  it('is answered in place, where the reply can be changed', async () => {
    const server = open({
      questions: [question(41, { project_title: 'Monsoon Line', character_name: 'Meera' })],
    });
    const turn = await yourTurn();
    expect(screen.getByText('1 thing to do')).toBeTruthy();
    expect(turn.getByRole('heading', { name: 'Meera, Monsoon Line' })).toBeTruthy();
    expect(redButtons()).toEqual(['Yes, available']);
    await userEvent.click(turn.getByRole('button', { name: 'Yes, available' }));
    expect((await turn.findByRole('status')).textContent).toMatch(
      /^Confirmation SentYou replied: available 12–20 Jan 2099\. Recruiter 41 was notified/,
    );
    expect(server.to(answer)[0]?.body).toMatchObject({ isTalentUnavailable: true });
    expect(await screen.findByText('You’re all caught up')).toBeTruthy();
    await userEvent.click(turn.getByRole('button', { name: /^Change to not available/ }));
    expect(await turn.findByText(/You replied: not available/)).toBeTruthy();
    expect(server.to(answer)[1]?.body).toMatchObject({ isTalentUnavailable: false });
  });

  it('has one red button, that of the newest question', async () => {
    open({ questions: [question(41), question(42)] }, { is_email_verified: false });
    const turn = await yourTurn();
    expect(screen.getByText('3 things to do')).toBeTruthy();
    expect(redButtons()).toHaveLength(1);
    const [newest] = turn.getAllByRole('listitem');
    expect(newest?.querySelector('[data-variant="filled"]')).toBeTruthy();
    expect(newest?.textContent).toContain('Recruiter 42');
  });

  it('says what went wrong and keeps the answers', async () => {
    const { calls } = open({ questions: [question(41)] });
    const turn = await yourTurn();
    answerCalls({ [answer]: () => problemAnswer(429, 'RATE_LIMITED') });
    await userEvent.click(turn.getByRole('button', { name: 'Sorry, not available' }));
    expect(await turn.findByText(/Your reply wasn’t sent/)).toBeTruthy();
    expect(turn.getByRole('button', { name: 'Yes, available' })).toBeTruthy();
    expect(calls.length).toBeGreaterThan(0);
  });

  it('lists replies that can still change', async () => {
    const server = open({ questions: [question(41, { status: 'not_available' })] });
    const replies = within(await screen.findByRole('region', { name: 'Your replies' }));
    expect(replies.getByText('Not available')).toBeTruthy();
    await userEvent.click(replies.getByRole('button', { name: /^Change to available/ }));
    expect(await replies.findByText('Available')).toBeTruthy();
    expect(server.to(answer)[0]?.body).toMatchObject({ isTalentUnavailable: true });
  });
});

describe('one red', () => {
  it('is the first step when nobody asks', async () => {
    open({}, { is_email_verified: false, is_mobile_verified: false });
    await screen.findByText('2 things to do');
    expect(redButtons()).toEqual(['Verify email']);
  });

  it('is the next part of the profile when nothing is left to do', async () => {
    open({});
    await screen.findByText('You’re all caught up');
    await waitFor(() => expect(redButtons()).toEqual(['Add a video']));
  });
});

describe('who viewed', () => {
  it('is folded, and its numbers agree', async () => {
    const visitors = [
      visitor(0, { unlocked_at: '2026-11-18T05:00:00Z' }),
      visitor(1, { unlocked_at: '2026-10-02T05:00:00Z' }),
      ...[2, 3, 4, 5].map((number) => visitor(number)),
    ];
    open({ looks: { ...dashboard().looks, visitors, total_visitors: 6 } });
    const panel = within(await screen.findByRole('region', { name: 'Who viewed you' }));
    expect(panel.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(panel.getByRole('button', { name: 'Show all 6 recruiters' }));
    expect(panel.getAllByRole('listitem')).toHaveLength(6);
    expect(panel.getAllByText('Unlocked')).toHaveLength(1);
    expect(panel.getByText('Ektara · unlocked 2 Oct')).toBeTruthy();
    await userEvent.click(panel.getByRole('button', { name: 'Show fewer' }));
    expect(panel.getAllByRole('listitem')).toHaveLength(4);
  });
});

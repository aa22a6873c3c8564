import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeQuestion, useQuestionRequest } from '../../../features/casting/availability-checks/index.ts';
import {
  sampleNotification,
  sampleQuestion,
} from '../../../features/messaging/notifications/model/notifications-for-test.ts';
import { createQueryClient } from '../../../shared/lib/api/query-client.ts';
import { emitLive, emitLiveConnect } from '../../../shared/lib/live/live-for-test.ts';
import { loadSession, session } from '../../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../../shared/lib/session/session-for-test.ts';
import { answerCalls, cleanUp, json, problemAnswer } from '../../routes/find-talents/search-for-test.tsx';
import MemberActions from './member-actions.tsx';

const count = 'GET /v1/notification/get-count';
const last = 'GET /v1/notification/last-three-notification';
const view = 'PATCH /v1/notification/update-notification-user/7';
const three = [
  sampleQuestion(41),
  sampleNotification(40),
  sampleNotification(39, { status: true, created_at: '2020-11-13T05:00:00Z' }),
];

function Where() {
  const { pathname } = useLocation();
  const request = useQuestionRequest();
  return (
    <>
      <output aria-label="where">{pathname}</output>
      <output aria-label="asked">{request && JSON.stringify(request)}</output>
    </>
  );
}

const open = (user = someUser()) => {
  session.start(answerOf('t-1', user));
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <MemberActions user={user} pathname="/app/dashboard" />
        <Where />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};
const bell = () => screen.getByRole('button', { name: /^Notifications/ });
const said = () => screen.getAllByRole('status')[0]?.textContent;
const usual = {
  [count]: () => json(200, { count: 2 }),
  [last]: () => json(200, { results: three, count: 2 }),
  [view]: () => json(200, { count: 0, unread: 2 }),
};

beforeAll(loadSession);
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(async () => {
  closeQuestion();
  cleanUp();
  await session.end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the bell', () => {
  it('lists the last three, marks unread ones, links to all and counts as viewed', async () => {
    const server = answerCalls(usual);
    open();
    await waitFor(() => expect(bell().getAttribute('aria-label')).toBe('Notifications, 2 new'));
    expect(server.calls.find(({ what }) => what === count)?.url.search).toBe(
      '?notification_type=1&user_id=7',
    );
    expect(server.to(last)).toEqual([]);
    await userEvent.click(bell());
    const items = await screen.findAllByRole('listitem');
    expect(items.map((item) => item.querySelector('a')?.textContent?.startsWith('Unread'))).toEqual([
      true,
      true,
      false,
    ]);
    expect(within(items[2] ?? document.body).getByText('13 Nov 2020')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See All Notifications' }).getAttribute('href')).toBe(
      '/app/talent/dashboard/notification',
    );
    await waitFor(() =>
      expect(server.to(view).map(({ body }) => body)).toEqual([{ isViewed: true, seq: 41 }]),
    );
    await waitFor(() => expect(bell().getAttribute('aria-label')).toBe('Notifications'));
  });

  it('marks a notification as read and opens it', async () => {
    const server = answerCalls({
      ...usual,
      'PATCH /v1/notification/1040': () => json(200, { ...three[1], status: true }),
    });
    open();
    await userEvent.click(bell());
    await userEvent.click(await screen.findByRole('link', { name: /time 40/ }));
    expect(screen.getByLabelText('where').textContent).toBe(three[1]?.path);
    await waitFor(() =>
      expect(server.to('PATCH /v1/notification/1040').map(({ body }) => body)).toEqual([{ status: true }]),
    );
    await waitFor(() => expect(screen.queryByRole('list')).toBeNull());
  });

  it("opens the availability check by 'Click me' while it is open", async () => {
    const server = answerCalls({
      ...usual,
      [last]: () =>
        json(200, {
          results: [
            sampleQuestion(41),
            sampleQuestion(40, { isAvailableYesorNo: false }),
            sampleQuestion(39, { is_expired: true }),
          ],
          count: 0,
        }),
      'PATCH /v1/notification/update-notification/1041': () =>
        json(200, sampleQuestion(41, { status: true })),
    });
    open();
    await userEvent.click(bell());
    const press = await screen.findByRole('button', { name: 'Click me' });
    expect(screen.getByText('Not available')).toBeTruthy();
    expect(screen.getByText('Expired')).toBeTruthy();
    await userEvent.click(press);
    expect(screen.getByLabelText('asked').textContent).toBe('{"notificationId":1041}');
    await waitFor(() => expect(server.to('PATCH /v1/notification/update-notification/1041')).toHaveLength(1));
  });

  it('counts and announces a new notification once', async () => {
    let now = usual[last];
    answerCalls({ ...usual, [last]: () => now() });
    open();
    await waitFor(() => expect(bell().getAttribute('aria-label')).toBe('Notifications, 2 new'));
    act(() => emitLive('notification', { user_id: 8, seq: 42 }));
    act(() => emitLive('notification', { user_id: 7, userUpdate: true }));
    expect(said()).toBe('');
    now = () => json(200, { results: [sampleNotification(42), ...three.slice(0, 2)], count: 3 });
    act(() => emitLive('notification', { user_id: 7, seq: 42 }));
    await waitFor(() => expect(bell().getAttribute('aria-label')).toBe('Notifications, 3 new'));
    expect(said()).toBe('3 new notifications. Latest: Raghav Sethi viewed your profile, time 42.');
    now = () => json(200, { results: [sampleNotification(42, { status: true })], count: 1 });
    act(emitLiveConnect);
    await waitFor(() => expect(bell().getAttribute('aria-label')).toBe('Notifications, 1 new'));
    expect(said()).toMatch(/^3 new/);
  });

  it('is not told an older count by an answer that was under way when it was marked as viewed', async () => {
    let isViewed = false;
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    let asked = 0;
    const server = answerCalls({
      [count]: () => json(200, { count: isViewed ? 0 : 1 }),
      [last]: async () => {
        asked += 1;
        const answer = json(200, { results: three, count: isViewed ? 0 : 1 });
        // The second is asked for by opening the panel, before the bell is marked as viewed.
        if (asked === 2) await held;
        return answer;
      },
      [view]: () => {
        isViewed = true;
        return json(200, { count: 0, unread: 2 });
      },
    });
    open();
    act(() => emitLive('notification', { user_id: 7, seq: 41 }));
    await waitFor(() => expect(bell().getAttribute('aria-label')).toBe('Notifications, 1 new'));
    await waitFor(() => expect(asked).toBe(1));
    await userEvent.click(bell());
    await waitFor(() => expect(server.to(view)).toHaveLength(1));
    await waitFor(() => expect(asked).toBe(2));
    act(() => emitLive('notification', { user_id: 7, seq: 41 }));
    await act(async () => release());
    await waitFor(() => expect(asked).toBe(3));
    await waitFor(() => expect(bell().getAttribute('aria-label')).toBe('Notifications'));
  });

  it('keeps a notification that arrives while the bell is being marked as viewed', async () => {
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    let news = three;
    const server = answerCalls({
      ...usual,
      [last]: () => json(200, { results: news, count: news === three ? 2 : 1 }),
      [view]: async () => {
        await held;
        return json(200, { count: 0, unread: 2 });
      },
    });
    open();
    await userEvent.click(bell());
    await waitFor(() => expect(server.to(view)).toHaveLength(1));
    expect(bell().getAttribute('aria-label')).toBe('Notifications');
    await userEvent.keyboard('{Escape}');
    news = [sampleNotification(42), ...three.slice(0, 2)];
    act(() => emitLive('notification', { user_id: 7, seq: 42 }));
    await waitFor(() => expect(bell().getAttribute('aria-label')).toBe('Notifications, 1 new'));
    await act(async () => release());
    expect(bell().getAttribute('aria-label')).toBe('Notifications, 1 new');
  });

  it('counts them as new again when marking as viewed fails', async () => {
    const server = answerCalls({ ...usual, [view]: () => problemAnswer(500, 'INTERNAL') });
    open();
    await waitFor(() => expect(bell().getAttribute('aria-label')).toBe('Notifications, 2 new'));
    await userEvent.click(bell());
    await waitFor(() => expect(server.to(view)).toHaveLength(1));
    await waitFor(() => expect(bell().getAttribute('aria-label')).toBe('Notifications, 2 new'));
    expect(server.to(view)).toHaveLength(1);
  });

  it('shows the empty and the error state', async () => {
    let isBroken = true;
    answerCalls({
      [count]: () => json(200, { count: 0 }),
      [last]: () => (isBroken ? problemAnswer(403, 'FORBIDDEN') : json(200, { results: [], count: 0 })),
    });
    open(someUser({ user_type: 2, talenter: null }));
    await userEvent.click(bell());
    expect(await screen.findByText(/Nothing is lost/)).toBeTruthy();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No notifications yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See All Notifications' }).getAttribute('href')).toBe(
      '/app/recruiter/dashboard/notification',
    );
  });

  it('is hidden and sends no request before a talent has a profile', async () => {
    const server = answerCalls(usual);
    const talenter = { last_activity_page: 2, talent_edit_image: null, talent_edit_doc: null };
    open(someUser({ talenter: { ...talenter, is_profile_creation_completed: false } }));
    act(emitLiveConnect);
    expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull();
    expect(server.to('GET /v1/notification')).toEqual([]);
  });
});

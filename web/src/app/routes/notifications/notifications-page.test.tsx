import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeQuestion } from '../../../features/casting/availability-checks/index.ts';
import {
  sampleNotification,
  sampleQuestion,
} from '../../../features/messaging/notifications/model/notifications-for-test.ts';
import { emitLive, emitLiveConnect } from '../../../shared/lib/live/live-for-test.ts';
import { loadSession, session } from '../../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../../shared/lib/session/session-for-test.ts';
import { answerCalls, cleanUp, json, problemAnswer } from '../find-talents/search-for-test.tsx';
import { answerWith, openPage, path, sampleNotifications } from './notifications-for-test.tsx';

const list = 'GET /v1/notification';
const search = 'GET /v1/notification/search-notification';
const readOne = 'PATCH /v1/notification/1040';
const readAll = 'PATCH /v1/notification/update-notification-user/7';

/** Only the list, without pending items and channels. */
const listed = ({ url }: { url: URL }) =>
  url.pathname === '/v1/notification' && url.searchParams.get('limit') === '20';
const links = () => screen.getAllByRole('link', { name: /viewed your profile|unlocked your profile/ });
const rows = async () => {
  await screen.findByRole('heading', { level: 2, name: 'Earlier' });
  return links();
};
const isUnread = (link: HTMLElement) => link.textContent?.startsWith('Unread') ?? false;

beforeAll(loadSession);
beforeEach(() => {
  session.start(answerOf('t-1', someUser()));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(async () => {
  closeQuestion();
  cleanUp();
  onlineManager.setOnline(true);
  vi.stubGlobal('scrollY', 0);
  await session.end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe(path, () => {
  it('lists notifications, unread ones and counts by type', async () => {
    answerCalls({
      [list]: () => answerWith(sampleNotifications(40, 38), { counts: { seen: 12, turn: 1 }, total: 1048 }),
    });
    openPage();
    expect((await rows()).map(isUnread)).toEqual([true, true, false]);
    expect(screen.getByText('2 unread')).toBeTruthy();
    expect(screen.getByText('14 Nov 2026')).toBeTruthy();
    const rail = within(screen.getByRole('navigation', { name: 'Types of notifications' }));
    expect(rail.getByRole('link', { name: 'All 1,048' }).getAttribute('aria-current')).toBe('page');
    expect(rail.getByRole('link', { name: 'Profile activity 12' }).getAttribute('href')).toBe(
      `${path}?group=seen`,
    );
    expect(rail.queryByRole('link', { name: /^Credits/ })).toBeNull();
    expect(document.title).toBe('Notifications · Callboard');
  });

  it('counts what it shows as viewed in the bell, unless something is filtered out', async () => {
    const server = answerCalls({
      [list]: () => answerWith(sampleNotifications(40, 38)),
      'GET /v1/notification/get-count': () => json(200, { count: 3 }),
      [readAll]: () => json(200, { count: 0, unread: 2 }),
    });
    openPage('?group=seen');
    await rows();
    await waitFor(() => expect(server.to('GET /v1/notification/get-count')).toHaveLength(1));
    expect(server.to(readAll)).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: /^All/ }));
    await waitFor(() =>
      expect(server.to(readAll).map(({ body }) => body)).toEqual([{ isViewed: true, seq: 40 }]),
    );
  });

  it('marks one as read and opens it', async () => {
    const server = answerCalls({
      [list]: () => answerWith(sampleNotifications(40, 38)),
      [readOne]: () => json(200, sampleNotification(40, { status: true })),
    });
    const router = openPage();
    await userEvent.click((await rows())[0] ?? document.body);
    expect(router.state.location.pathname).toBe(sampleNotification(40).path);
    await waitFor(() => expect(server.to(readOne).map(({ body }) => body)).toEqual([{ status: true }]));
  });

  it('is unread again, with an error, when the server rejects it', async () => {
    let refuse: (answer: Response) => void = () => undefined;
    answerCalls({
      [list]: () => answerWith([sampleNotification(40, { path })]),
      [readOne]: () =>
        new Promise<Response>((resolve) => {
          refuse = resolve;
        }),
    });
    openPage();
    await userEvent.click((await rows())[0] ?? document.body);
    await waitFor(() => expect(links().map(isUnread)).toEqual([false]));
    expect(screen.getByText('1 unread')).toBeTruthy();
    await act(async () => refuse(problemAnswer(500, 'INTERNAL')));
    expect(await screen.findByText(/^Couldn’t mark as read/)).toBeTruthy();
    expect(links().map(isUnread)).toEqual([true]);
    expect(screen.getByText('2 unread')).toBeTruthy();
  });

  it('marks all as read, or reverts', async () => {
    let isLost = true;
    const server = answerCalls({
      [list]: () => answerWith(sampleNotifications(40, 38)),
      [readAll]: () =>
        isLost ? Promise.reject(new TypeError('No line')) : json(200, { count: 0, unread: 0 }),
    });
    openPage();
    await rows();
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByText(/^You’re offline. Nothing was marked as read/)).toBeTruthy();
    expect(links().map(isUnread)).toEqual([true, true, false]);
    isLost = false;
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.getByText('All read')).toBeTruthy());
    expect(links().map(isUnread)).toEqual([false, false, false]);
    expect(server.to(readAll).at(-1)?.body).toEqual({ isViewed: true, status: true, seq: 40 });
    expect(screen.getByRole('button', { name: 'Mark all as read' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
  });

  it('searches while typing, keeps it in the address and shows no results', async () => {
    const server = answerCalls({
      [list]: () => answerWith(sampleNotifications(40, 38)),
      [search]: () => answerWith([], { unread: 2 }),
    });
    const router = openPage('?group=seen');
    await rows();
    await userEvent.type(screen.getByRole('textbox', { name: 'Search notifications' }), 'Monsoon');
    await waitFor(() => expect(router.state.location.search).toBe('?group=seen&search=Monsoon'));
    expect(await screen.findByText(/No results for “Monsoon”/)).toBeTruthy();
    expect(server.to(search).at(-1)?.url.search).toBe('?user_id=7&group=seen&limit=20&message=Monsoon');
    await userEvent.click(screen.getByRole('link', { name: 'Show all' }));
    await rows();
    expect(router.state.location.search).toBe('');
  });

  it('loads older ones page by page', async () => {
    const server = answerCalls({
      [list]: ({ searchParams }) => {
        const before = Number(searchParams.get('before') ?? 1001);
        return answerWith(sampleNotifications(before - 1, Math.max(before - 20, 1)), { total: 1000 });
      },
    });
    openPage();
    expect(await rows()).toHaveLength(20);
    for (const known of [40, 60]) {
      await userEvent.click(screen.getByRole('button', { name: 'Show older notifications' }));
      await waitFor(() => expect(links()).toHaveLength(known));
    }
    expect(server.calls.filter(listed).map(({ url }) => url.searchParams.get('before'))).toEqual([
      null,
      '981',
      '961',
    ]);
  });

  it('ends with the last one', async () => {
    answerCalls({ [list]: () => answerWith(sampleNotifications(3, 1)) });
    openPage();
    await rows();
    expect(screen.getByText('That’s everything since 14 Nov 2026.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show older notifications' })).toBeNull();
  });

  it('keeps the list when older ones fail, and retries', async () => {
    let isBroken = true;
    answerCalls({
      [list]: ({ searchParams }) => {
        if (!searchParams.has('before')) return answerWith(sampleNotifications(40, 21));
        return isBroken ? problemAnswer(403, 'FORBIDDEN') : answerWith(sampleNotifications(20, 19));
      },
    });
    openPage();
    await rows();
    await userEvent.click(screen.getByRole('button', { name: 'Show older notifications' }));
    expect(await screen.findByText(/Couldn’t load older notifications/)).toBeTruthy();
    expect(links()).toHaveLength(20);
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(links()).toHaveLength(22));
  });

  it('shows new ones on top and replies from elsewhere', async () => {
    let notifications = [sampleQuestion(40), ...sampleNotifications(39, 38)];
    answerCalls({ [list]: () => answerWith(notifications) });
    openPage();
    await rows();
    expect(screen.getByRole('button', { name: /^Click me/ })).toBeTruthy();
    notifications = [
      sampleNotification(41, { created_at: new Date().toISOString() }),
      sampleQuestion(40, { status: true, isButtonClick: false, isAvailableYesorNo: true }),
      ...sampleNotifications(39, 38),
    ];
    act(() => emitLive('notification', { user_id: 7, seq: 41 }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Today' })).toBeTruthy();
    expect(links()).toHaveLength(4);
    expect(screen.getByText('Available')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Click me/ })).toBeNull();
  });

  it('holds back new ones while scrolled down', async () => {
    let notifications = sampleNotifications(40, 38);
    answerCalls({ [list]: () => answerWith(notifications) });
    openPage();
    await rows();
    vi.stubGlobal('scrollY', 900);
    act(() => void window.dispatchEvent(new Event('scroll')));
    notifications = sampleNotifications(42, 38);
    act(emitLiveConnect);
    const pill = await screen.findByRole('button', { name: '2 new' });
    expect(links()).toHaveLength(3);
    vi.stubGlobal('scrollTo', () => {
      vi.stubGlobal('scrollY', 0);
      window.dispatchEvent(new Event('scroll'));
    });
    await userEvent.click(pill);
    await waitFor(() => expect(links()).toHaveLength(5));
    expect(screen.queryByRole('button', { name: '2 new' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('shows the empty and the error state', async () => {
    let isBroken = true;
    answerCalls({
      [list]: () => (isBroken ? problemAnswer(403, 'FORBIDDEN') : answerWith([], { unread: 0 })),
    });
    openPage();
    expect(await screen.findByText('Nothing sent to you is lost.')).toBeTruthy();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'No notifications yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View your profile' }).getAttribute('href')).toBe('/talent/u-7');
  });

  it('waits while offline and says so', async () => {
    answerCalls({ [list]: () => answerWith([]) });
    onlineManager.setOnline(false);
    openPage();
    expect(await screen.findByText(/We’ll load more when you’re back online/)).toBeTruthy();
  });
});

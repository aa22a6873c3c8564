import type { ClientFace, ClientPage } from '@callboard/contract/casting/client-page';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../../shared/lib/api/query-client.ts';
import { renderForTest } from '../../../../shared/ui/render-for-test.tsx';
import { ClientPageView } from './client-page.tsx';

vi.mock('../../../../shared/lib/live/index.ts', () => ({ listenToClientLink: () => () => undefined }));

const shareId = 'a-link-of-enough-characters';
const visitor = 'a-visitor-of-enough-characters';

const face = (face_id: string, name: string, change: Partial<ClientFace> = {}): ClientFace => ({
  face_id,
  name,
  photos: [],
  current_residence: 'Mumbai',
  screen_min_age: 24,
  screen_max_age: 32,
  languages: ['Hindi', 'Marathi'],
  skils: [],
  height_cm: null,
  past_work: [],
  days: null,
  reels: [],
  note: null,
  mine: null,
  answers: [],
  ...change,
});

const pageWith = (change: Partial<ClientPage> = {}, faces: ClientFace[] = []): ClientPage => ({
  state: 'name',
  project_title: 'Monsoon Line',
  project_type: 'Web series',
  from: { name: 'Priyanka Hegde', company: 'Lantern Casting', city: 'Mumbai', image: null },
  for_name: 'Arvind Sathe',
  message: 'In the order I would see them again.',
  expires_at: new Date(Date.now() + 6 * 86_400_000).toISOString(),
  shows_line_up: false,
  visitor: null,
  answered_by: [],
  characters: [
    {
      charcter_id: 1,
      name: 'Meera',
      brief: null,
      playing_age_min: 24,
      playing_age_max: 32,
      languages: [],
      skills: [],
      work_days: 24,
      works_from: null,
      works_to: null,
      faces,
      cast: [],
    },
  ],
  faces_over: 0,
  scenarios: [],
  ...change,
});

const me = { name: 'Arvind', sent_at: null, has_unsent: false, is_preview: false };
const two = [face('f1', 'Ananya R.'), face('f2', 'मीरा क.')];

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly body: { sent?: boolean; answers?: { answer: string; rank: number }[] } | undefined;
}

/** The server of one test. */
function serve(answer: (asked: Asked) => [status: number, body: unknown]) {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (url: RequestInfo | URL, init?: RequestInit) => {
    const request: Asked = {
      method: init?.method ?? 'GET',
      url: String(url),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    asked.push(request);
    const [status, body] = answer(request);
    const type = status < 400 ? 'application/json' : 'application/problem+json';
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': type } });
  });
  return asked;
}

const problem = (status: number, code: string) => ({ type: 'about:blank', title: 'No', status, code });

const show = () =>
  renderForTest(
    <QueryClientProvider client={createQueryClient()}>
      <ClientPageView shows="character" shareId={shareId} />
    </QueryClientProvider>,
  );

/** Counting down goes by this clock; what is waited for goes by the real one. */
const holdTheClock = () =>
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: new Date('2026-11-19T12:50:00Z'),
  });

const known = () => window.localStorage.setItem(`callboard-client/${shareId}`, visitor);
const answerOf = (name: string) => within(screen.getByRole('group', { name: `Your answer for ${name}` }));

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  window.sessionStorage.clear();
});

describe('the page of a client', () => {
  it('asks for a name once, and shows the faces then', async () => {
    const asked = serve(({ method, url }) => {
      if (method === 'POST') return [201, { visitor }];
      return [200, url.includes(visitor) ? pageWith({ state: 'open', visitor: me }, two) : pageWith()];
    });
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Meera' })).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Your name'), 'Arvind');
    await userEvent.click(screen.getByRole('button', { name: 'See the faces' }));
    expect(await screen.findByRole('heading', { name: /मीरा क\./ })).toBeTruthy();
    expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(window.localStorage.getItem(`callboard-client/${shareId}`)).toBe(visitor);
  });

  it.each([
    ['CODE_WRONG', 400, 'That isn’t the passcode. Check it, or ask Priyanka for it.'],
    ['CONFLICT', 409, 'Too many people have opened this link. Ask Priyanka for a new one.'],
  ])('says kindly what to do after %s', async (code, status, words) => {
    serve(({ method }) =>
      method === 'POST'
        ? [status, problem(status, code)]
        : [200, pageWith({ state: 'passcode', project_title: '', characters: [] })],
    );
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'A shortlist on Callboard' })).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Your name'), 'Arvind');
    await userEvent.type(screen.getByLabelText('Passcode'), 'curtain');
    await userEvent.click(screen.getByRole('button', { name: 'See the faces' }));
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('says until when no passcode can be tried, keeps what was typed, and opens by itself then', async () => {
    holdTheClock();
    const user = userEvent.setup({ delay: null });
    const admitted = 'a-visitor-who-gave-the-passcode';
    let isLimited = true;
    const asked = serve(({ method, url }) => {
      if (method === 'POST')
        return isLimited
          ? [429, { ...problem(429, 'RATE_LIMITED'), retry_after: 120 }]
          : [201, { visitor: admitted }];
      if (url.includes(admitted)) return [200, pageWith({ state: 'open', visitor: me }, two)];
      return [200, pageWith({ state: 'passcode', project_title: '', characters: [] })];
    });
    show();
    await user.type(await screen.findByLabelText('Your name'), 'Arvind');
    await user.type(screen.getByLabelText('Passcode'), 'curtain');
    const open = screen.getByRole('button', { name: 'See the faces' });
    await user.click(open);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Too many attempts. You can try again at 6:22 pm. What you typed is kept.',
    );
    expect(screen.getByText('Opens again in 2 minutes.')).toBeTruthy();
    expect(open).toHaveProperty('disabled', true);
    await user.type(screen.getByLabelText('Passcode'), '{Enter}');
    expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
    act(() => void vi.advanceTimersByTime(70_000));
    expect(screen.getByText(/^Opens again in \d+ seconds\.$/)).toBeTruthy();
    expect(open).toHaveProperty('disabled', true);
    act(() => void vi.advanceTimersByTime(51_000));
    expect(screen.getByText('You can try again now.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('Passcode')).toHaveProperty('value', 'curtain');
    isLimited = false;
    await user.click(open);
    expect(await screen.findByRole('heading', { name: /Ananya R\./ })).toBeTruthy();
  });

  it('says the day where nothing can be tried before tomorrow', async () => {
    holdTheClock();
    const user = userEvent.setup({ delay: null });
    serve(({ method }) =>
      method === 'POST'
        ? [429, { ...problem(429, 'RATE_LIMITED'), retry_after: 80_000 }]
        : [200, pageWith({ state: 'passcode', project_title: '', characters: [] })],
    );
    show();
    await user.type(await screen.findByLabelText('Your name'), 'Arvind');
    await user.type(screen.getByLabelText('Passcode'), 'curtain');
    await user.click(screen.getByRole('button', { name: 'See the faces' }));
    expect(await screen.findByText(/You can try again on 20 Nov, 4:33 pm\./)).toBeTruthy();
    expect(screen.getByText('Opens again in 23 hours.')).toBeTruthy();
  });

  it('keeps answers as they are given, and sends them', async () => {
    known();
    let sentAt: string | null = null;
    const asked = serve(({ method, body }) => {
      if (method === 'PUT' && body?.sent) sentAt = new Date().toISOString();
      return [200, pageWith({ state: 'open', visitor: { ...me, sent_at: sentAt } }, two)];
    });
    show();
    await screen.findByRole('group', { name: 'Your answer for Ananya R.' });
    await userEvent.click(answerOf('Ananya R.').getByRole('radio', { name: 'Yes' }));
    const [send] = screen.getAllByRole('button', { name: 'Send to Priyanka' });
    await userEvent.click(send ?? document.body);
    expect((await screen.findAllByRole('button', { name: 'Sent to Priyanka' })).length).toBe(1);
    const writes = asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(writes[0]?.answers).toMatchObject([{ face_id: 'f1', answer: 'yes', rank: 1 }]);
    expect(writes.at(-1)).toMatchObject({ sent: true });
  });

  it('says that there are more faces than it shows', async () => {
    known();
    serve(() => [200, pageWith({ state: 'open', visitor: me, faces_over: 112 }, two)]);
    show();
    expect(
      await screen.findByText('This page shows the first 2 faces. Ask Priyanka about 112 more.'),
    ).toBeTruthy();
  });

  it('keeps what could not be saved on the device', async () => {
    known();
    serve(({ method }) => {
      if (method === 'PUT') throw new TypeError('Failed to fetch');
      return [200, pageWith({ state: 'open', visitor: me }, two)];
    });
    show();
    await screen.findByRole('group', { name: 'Your answer for Ananya R.' });
    await userEvent.type(screen.getByLabelText(/^Your comment Ananya/), 'Her.');
    await waitFor(
      () => expect(screen.getAllByText('Offline, saved on this device').length).toBeGreaterThan(0),
      {
        timeout: 4000,
      },
    );
    const kept = Object.keys(window.localStorage).filter((key) => key.startsWith('callboard-draft/'));
    expect(kept).toHaveLength(1);
  });

  it.each([
    ['revoked', 'Priyanka withdrew this link'],
    ['expired', /^This link expired on/],
  ] as const)('stays a bill without faces when %s', async (state, title) => {
    known();
    serve(() => [200, pageWith({ state })]);
    show();
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Meera' })).toBeTruthy();
    expect(screen.getByText(/Ask Priyanka for a new one/)).toBeTruthy();
  });

  it('is a plain page where nobody made a link', async () => {
    serve(() => [404, problem(404, 'NOT_FOUND')]);
    show();
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
  });
});

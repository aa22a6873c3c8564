import {
  type NotificationTopic,
  notificationTopics,
  type UserRecord,
} from '@callboard/contract/accounts/settings';
import type { Session } from '@callboard/contract/accounts/user';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import {
  type Answers,
  json,
  noContent,
  startFakeServer,
} from '../../../shared/lib/api/fake-server-for-test.ts';
import { createQueryClient } from '../../../shared/lib/api/query-client.ts';
import { session } from '../../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../../shared/lib/session/session-for-test.ts';
import { toasts } from '../../../shared/ui/toast/toast.ts';
import { Settings } from './components/settings.tsx';
import { sampleRecord } from './model/sample-record.ts';

export const me = 'GET /v1/user/7';
export const change = 'PATCH /v1/user/7';
export const sessionList = 'GET /v1/user/7/sessions';
export const archive = 'GET /v1/user/7/data-export';

export const someSession = (more: Partial<Session> = {}): Session => ({
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  device: 'Chrome on Android',
  kind: 'phone',
  ip_address: '203.0.113.7',
  started_at: '2026-11-01T06:00:00.000Z',
  last_used_at: '2026-11-16T13:15:00.000Z',
  is_current: true,
  ...more,
});

export const noArchive = {
  state: 'none',
  progress: 0,
  requested_at: null,
  bytes: null,
  download_url: null,
  expires_at: null,
};

/** happy-dom starts a select at its first option whatever the form sets, so every topic starts at "now". */
const atNow = (topics: readonly NotificationTopic[]) =>
  topics.map((topic) => ({ topic, email: 'now' as const, whatsapp: false, copy_to_manager: false }));

const { settings } = sampleRecord();

export const someTalent = (more: Partial<UserRecord> = {}) =>
  sampleRecord({ settings: { ...settings, notifications: atNow(notificationTopics.talent) }, ...more });

export const someRecruiter = () =>
  sampleRecord({
    user_type: 2,
    talenter: null,
    settings: {
      ...settings,
      notifications: atNow(notificationTopics.recruiter),
      is_managed_by_manager: null,
    },
  });

/** The settings page with a fake server; `answers` overrides its defaults. */
export function openSettings(record: UserRecord = someTalent(), own: Answers = {}) {
  const kept = { record };
  const server = startFakeServer({
    [me]: () => json(200, kept.record),
    [change]: () => json(200, kept.record),
    [sessionList]: () => json(200, { results: [someSession()] }),
    [archive]: () => json(200, noArchive),
    'GET /v1/user/7/sign-in-methods': () => json(200, { results: [] }),
    'GET /v1/talenter/7/consents': () => json(200, { standing: [], log: [] }),
    'GET /v1/user/refresh-edit-profile/7': () => json(200, someUser()),
    'POST /v1/auth/logout': noContent,
    ...own,
  });
  session.start(answerOf('t-1'));
  const page = (
    <Settings userId={7} icon={undefined} onChangeIcon={() => undefined} verification={<p>Verification</p>} />
  );
  const router = createMemoryRouter(
    [
      {
        path: '/settings',
        element: (
          <>
            <Link to="/elsewhere">Leave</Link>
            {page}
          </>
        ),
      },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: ['/settings'] },
  );
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return {
    ...server,
    /** Changes the record on the server. */
    keep: (more: Partial<UserRecord>) => {
      kept.record = { ...kept.record, ...more };
      return json(200, kept.record);
    },
  };
}

export async function cleanUp() {
  await act(async () => {
    await session.end();
  });
  toasts.set([]);
  localStorage.clear();
  vi.unstubAllGlobals();
}

export const lastToast = () => toasts.get().at(-1)?.text;
export const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name, { selector: 'input' });
export const toggle = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** All at once, because every typed letter renders the long page. */
export const fill = async (name: string, text: string) =>
  fireEvent.change(await field(name), { target: { value: text } });

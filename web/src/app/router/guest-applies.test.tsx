import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { jobId, sampleGallery, sampleJobPage } from '../../features/casting/applying/applying-for-test.ts';
import { json, startFakeServer } from '../../shared/lib/api/fake-server-for-test.ts';
import { closeAuthDialog } from '../../shared/lib/auth-dialog.ts';
import { loadSession, peekTarget, session } from '../../shared/lib/session/index.ts';
import { newcomer, openApp, recruiter, signIn, talent } from '../layouts/shell-for-test.tsx';

const { for_roles: _own, is_saved: _saved, ...guestJob } = sampleJobPage();

beforeAll(loadSession);
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  startFakeServer({
    [`GET /v1/auditions/${jobId}`]: () => json(200, session.getToken() ? sampleJobPage() : guestJob),
    [`GET /v1/auditions/similar/${jobId}`]: () =>
      json(200, { results: [], page: 1, limit: 6, totalPages: 0, totalResults: 0 }),
    'GET /v1/image-upload/7': () => json(200, sampleGallery()),
  });
});
afterEach(async () => {
  closeAuthDialog();
  await session.end();
  window.sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A guest presses a link of the job that asks to sign in. */
async function press(name: string) {
  const router = openApp(`/jobs/${jobId}`);
  await userEvent.click(await screen.findByRole('link', { name }, { timeout: 20_000 }));
  await screen.findByRole('dialog', {}, { timeout: 20_000 });
  return { router, at: () => router.state.location.pathname + router.state.location.search };
}

const dialogCloses = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a guest at a job', { timeout: 60_000 }, () => {
  it('who presses Apply and signs in is at the form, with the role', async () => {
    const { at } = await press('Apply for Ammulu');
    await act(async () => signIn(talent));
    await waitFor(() => expect(at()).toBe(`/jobs/${jobId}/apply?role=10`));
    await waitFor(() => expect(peekTarget()).toBeUndefined());
  });

  it('who presses Apply and signs up does the wizard, which remembers the job', async () => {
    const { at } = await press('Apply for Ammulu');
    await act(async () => signIn(newcomer));
    await waitFor(() => expect(at()).toBe('/app/talent/create'));
    expect(peekTarget()).toBe(`/jobs/${jobId}/apply?role=10`);
  });

  it('who presses Apply and casts goes on reading the job', async () => {
    const { at } = await press('Apply for Ammulu');
    await act(async () => signIn(recruiter));
    await dialogCloses();
    expect(at()).toBe(`/jobs/${jobId}`);
    expect(peekTarget()).toBeUndefined();
  });

  it('who reports it stays there', async () => {
    const { at } = await press('Report');
    await act(async () => signIn(talent));
    await dialogCloses();
    expect(at()).toBe(`/jobs/${jobId}`);
  });
});

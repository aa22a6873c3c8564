import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { noContent, offline, startFakeServer } from '../../../../shared/lib/api/fake-server-for-test.ts';
import { loadSession, session } from '../../../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../../../shared/lib/session/session-for-test.ts';
import { jobId } from '../../job-cards/jobs-for-test.ts';
import { useViewed } from './use-viewed.ts';

const call = (id: string) => `POST /v1/auditions/viewed/${id}`;

const start = () =>
  startFakeServer({ [call(jobId(1))]: () => noContent(), [call(jobId(2))]: () => noContent() });
const view = (id: string) => renderHook(() => useViewed(id)).unmount();

beforeAll(loadSession);
afterEach(async () => {
  await session.end();
  window.localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the page of a job counts', () => {
  it('once a day for a guest', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-19T06:30:00Z') });
    const server = start();
    view(jobId(1));
    view(jobId(1));
    view(jobId(2));
    expect(server.bodiesOf(call(jobId(1)))).toHaveLength(1);
    expect(server.bodiesOf(call(jobId(2)))).toHaveLength(1);
    vi.setSystemTime(new Date('2026-11-20T06:30:00Z'));
    view(jobId(1));
    expect(server.bodiesOf(call(jobId(1)))).toHaveLength(2);
  });

  it('again where it did not arrive', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const server = start();
    server.answer({ [call(jobId(1))]: offline });
    view(jobId(1));
    await waitFor(() => expect(warn).toHaveBeenCalledOnce());
    server.answer({ [call(jobId(1))]: () => noContent() });
    view(jobId(1));
    expect(server.bodiesOf(call(jobId(1)))).toHaveLength(2);
  });

  it('only in a tab that is in front', async () => {
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const server = start();
    const { unmount } = renderHook(() => useViewed(jobId(1)));
    expect(server.bodiesOf(call(jobId(1)))).toHaveLength(0);
    state.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(server.bodiesOf(call(jobId(1)))).toHaveLength(1));
    unmount();
  });

  it('whenever a talent opens it, because the server knows them', async () => {
    const server = start();
    session.start(answerOf('t-1'));
    view(jobId(1));
    view(jobId(1));
    await waitFor(() => expect(server.bodiesOf(call(jobId(1)))).toHaveLength(2));
    expect(window.localStorage.getItem('callboard-jobs-viewed')).toBeNull();
  });

  it('never for a recruiter', () => {
    const server = start();
    session.start(answerOf('t-1', someUser({ user_id: 8, user_type: 2, talenter: null })));
    view(jobId(1));
    expect(server.bodiesOf(call(jobId(1)))).toHaveLength(0);
  });
});

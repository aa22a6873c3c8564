import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emitLive, emitLiveConnect } from '../../shared/lib/live/live-for-test.ts';
import { session, useSession } from '../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../shared/lib/session/session-for-test.ts';
import { useLiveWatch } from './live-watch.ts';

const watch = () =>
  renderHook(() => {
    useLiveWatch();
    return useSession();
  });

let calls: string[];
let name: string;
beforeEach(() => {
  calls = [];
  name = 'Asha Rao';
  vi.stubGlobal('fetch', (path: string) => {
    calls.push(path);
    return Promise.resolve(Response.json(someUser({ name })));
  });
  session.start(answerOf('t-1'));
});
afterEach(async () => {
  await session.end();
  vi.unstubAllGlobals();
});

describe('useLiveWatch', () => {
  it('refetches the user after changes and reconnects', async () => {
    const { result } = watch();
    name = 'Asha Menon';
    act(() => emitLive('notification', { user_id: 7, userUpdate: true }));
    await waitFor(() => expect(result.current.user?.name).toBe('Asha Menon'));
    act(() => emitLiveConnect());
    expect(calls).toHaveLength(1);
    name = 'Asha Iyer';
    act(() => emitLiveConnect());
    await waitFor(() => expect(result.current.user?.name).toBe('Asha Iyer'));
  });

  it('signs out when the server ends the session', () => {
    const { result } = watch();
    act(() => emitLive('notification', { user_id: 7, logout: true }));
    expect(result.current).toMatchObject({ user: undefined, ended: 'expired' });
    expect(calls).toEqual([]);
  });

  it('ignores events about other users', () => {
    const { result } = watch();
    act(() => emitLive('notification', { user_id: 8, logout: true, userUpdate: true }));
    expect(result.current.user?.user_id).toBe(7);
    expect(calls).toEqual([]);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerOf, lifetime, sessionForTest, someUser } from './session-for-test.ts';

const lead = 5 * 60_000;

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-15T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

describe('other tabs', () => {
  it('end this session when theirs ends, without a second logout', () => {
    const { session, state, receive, log, sent } = sessionForTest({ mayHaveSession: false });
    session.start(answerOf('t-1'));
    receive({ kind: 'ended', reason: 'signed-out' });
    expect(state()).toMatchObject({ status: 'loaded', user: undefined, ended: 'signed-out' });
    expect(log).toEqual(['left']);
    expect(sent).toHaveLength(1);
  });

  it('do not affect a guest by ending', async () => {
    const { session, state, receive } = sessionForTest({ mayHaveSession: false });
    await session.load();
    receive({ kind: 'ended', reason: 'signed-out' });
    expect(state().ended).toBeUndefined();
  });

  it('sign this tab in too', async () => {
    const { session, state, receive, sent } = sessionForTest({ mayHaveSession: false });
    await session.load();
    receive({ kind: 'started', answer: answerOf('t-1') });
    expect(state().user?.user_id).toBe(7);
    expect(sent).toEqual([]);
  });

  it('share their refresh', async () => {
    const { session, receive, log } = sessionForTest({ mayHaveSession: false });
    session.start(answerOf('t-1'));
    await vi.advanceTimersByTimeAsync(lifetime - lead - 1);
    receive({ kind: 'refreshed', answer: answerOf('t-2') });
    await vi.advanceTimersByTimeAsync(lead);
    expect(session.getToken()).toBe('t-2');
    expect(log).toEqual([]);
  });

  it('cannot undo a sign-out here', async () => {
    const { session, state, receive } = sessionForTest({ mayHaveSession: false });
    session.start(answerOf('t-1'));
    await session.end();
    receive({ kind: 'refreshed', answer: answerOf('t-2') });
    expect(state().user).toBeUndefined();
  });

  it('pass on a changed user, but not another user', () => {
    const { session, state, receive } = sessionForTest({ mayHaveSession: false });
    session.start(answerOf('t-1'));
    receive({ kind: 'user', user: someUser({ unreadCount: 3 }) });
    expect(state().user?.unreadCount).toBe(3);
    receive({ kind: 'user', user: someUser({ user_id: 8 }) });
    expect(state().user?.user_id).toBe(7);
  });
});

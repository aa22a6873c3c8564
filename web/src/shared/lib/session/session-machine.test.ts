import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionCallError } from './session-calls.ts';
import { answerOf, lifetime, rejection, sessionForTest, someUser } from './session-for-test.ts';

const lead = 5 * 60_000;
const noNetwork = new TypeError('Failed to fetch');
const failing = (error: unknown) => () => Promise.reject(error);

let warn: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T10:00:00Z') });
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('loading', () => {
  it('starts unloaded', () => {
    expect(sessionForTest().state()).toMatchObject({ status: 'unloaded', user: undefined });
  });

  it('is loaded without a user, and without asking, when nothing says there is a session', async () => {
    const { session, state, log } = sessionForTest({ mayHaveSession: false });
    await session.load();
    expect(state()).toMatchObject({ status: 'loaded', user: undefined });
    expect(log).toEqual([]);
  });

  it('refreshes when there may be a session', async () => {
    const { session, state, log, sent } = sessionForTest();
    await session.load();
    expect(state()).toMatchObject({ status: 'loaded', user: { user_id: 7 } });
    expect(session.getToken()).toBe('t-1');
    expect(log).toEqual(['refresh']);
    expect(sent).toMatchObject([{ kind: 'started' }]);
  });

  it('is loaded without a user after a rejection, takes the flag down and passes the error on', async () => {
    const { session, state, server, stored, sent } = sessionForTest();
    server.refresh = failing(rejection());
    await expect(session.load()).rejects.toMatchObject({ status: 401 });
    expect(state()).toMatchObject({ status: 'loaded', user: undefined, ended: undefined });
    expect(stored.flag).toBe(false);
    expect(sent).toEqual([{ kind: 'ended', reason: 'expired' }]);
  });

  it.each([
    ['a lost network', noNetwork],
    ['a server that stumbles', new SessionCallError(503, 'UNAVAILABLE')],
    ['too many requests', new SessionCallError(429, 'RATE_LIMITED')],
  ])('signs nobody out for %s, and tries again when asked', async (_, error) => {
    const { session, state, server, stored } = sessionForTest();
    server.refresh = failing(error);
    await expect(session.load()).rejects.toBe(error);
    expect(state()).toMatchObject({ status: 'unloaded', isUnreachable: true });
    expect(stored.flag).toBe(true);
    server.refresh = () => Promise.resolve(answerOf('t-2'));
    session.wake();
    expect(state().isUnreachable).toBe(false);
    await vi.waitFor(() => expect(state()).toMatchObject({ status: 'loaded', user: { user_id: 7 } }));
  });

  it.each([0, 3, 99])('clears the session for user type %i and rethrows', async (kind) => {
    const { session, state, server, stored } = sessionForTest();
    const stranger = Object.assign(someUser(), { user_type: kind });
    server.refresh = () => Promise.resolve(answerOf('t-1', stranger));
    await expect(session.load()).rejects.toThrow('Invalid user type');
    expect(state()).toMatchObject({ status: 'loaded', user: undefined, ended: 'invalid-user-type' });
    expect(session.getToken()).toBeUndefined();
    expect(stored.flag).toBe(false);
  });

  it('does the same when the server rejects the user type', async () => {
    const { session, state, server } = sessionForTest();
    server.refresh = failing(rejection('INVALID_USER_TYPE'));
    await expect(session.load()).rejects.toThrow('Invalid user type');
    expect(state().ended).toBe('invalid-user-type');
  });
});

describe('starting', () => {
  it('stores token, user and flag and notifies other tabs', () => {
    const { session, state, stored, sent } = sessionForTest({ mayHaveSession: false });
    session.start(answerOf('t-1'));
    expect(state()).toMatchObject({ status: 'loaded', user: { user_id: 7 }, ended: undefined });
    expect(session.getToken()).toBe('t-1');
    expect(stored.flag).toBe(true);
    expect(sent).toMatchObject([{ kind: 'started', answer: { token: { token: 't-1' } } }]);
  });

  it('rejects an unknown user type', () => {
    const { session, state } = sessionForTest({ mayHaveSession: false });
    const stranger = Object.assign(someUser(), { user_type: 9 });
    expect(() => session.start(answerOf('t-1', stranger))).toThrow('Invalid user type');
    expect(state().user).toBeUndefined();
  });

  it('clears the data of the previous user when another signs in', () => {
    const { session, log } = sessionForTest({ mayHaveSession: false });
    session.start(answerOf('t-1'));
    session.start(answerOf('t-2', someUser({ user_id: 8 })));
    expect(log).toEqual(['left']);
  });

  it('ignores the late response of an older refresh', async () => {
    const { session, state, server } = sessionForTest();
    server.refresh = async () => {
      session.start(answerOf('t-new', someUser({ user_id: 8 })));
      return answerOf('t-old');
    };
    await session.load();
    expect(session.getToken()).toBe('t-new');
    expect(state().user?.user_id).toBe(8);
  });
});

describe('refreshing', () => {
  it('happens five minutes before expiry, not before, and again after that', async () => {
    const { session, server, log, sent } = sessionForTest({ mayHaveSession: false });
    session.start(answerOf('t-1'));
    server.refresh = () => Promise.resolve(answerOf(`t-${log.length + 1}`));
    await vi.advanceTimersByTimeAsync(lifetime - lead - 1);
    expect(log).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(session.getToken()).toBe('t-2');
    expect(sent.at(-1)?.kind).toBe('refreshed');
    await vi.advanceTimersByTimeAsync(lifetime - lead);
    expect(session.getToken()).toBe('t-3');
  });

  it('stays signed in offline and retries', async () => {
    const { session, state, server } = sessionForTest({ mayHaveSession: false });
    session.start(answerOf('t-1'));
    server.refresh = failing(noNetwork);
    await vi.advanceTimersByTimeAsync(lifetime - lead);
    expect(state().user).toBeDefined();
    server.refresh = () => Promise.resolve(answerOf('t-2'));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(session.getToken()).toBe('t-2');
  });

  it('ends the session when the server rejects it', async () => {
    const { session, state, server, log, stored } = sessionForTest({ mayHaveSession: false });
    session.start(answerOf('t-1'));
    server.refresh = failing(rejection());
    await vi.advanceTimersByTimeAsync(lifetime);
    expect(state()).toMatchObject({ status: 'loaded', user: undefined, ended: 'expired' });
    expect(stored.flag).toBe(false);
    expect(log).toEqual(['refresh', 'left']);
  });

  it('refreshes after the machine slept through its timer', async () => {
    const { session, server } = sessionForTest({ mayHaveSession: false });
    session.start(answerOf('t-1'));
    server.refresh = () => Promise.resolve(answerOf('t-2'));
    session.wake();
    expect(session.getToken()).toBe('t-1');
    vi.setSystemTime(Date.now() + lifetime);
    session.wake();
    await vi.waitFor(() => expect(session.getToken()).toBe('t-2'));
  });

  it('does not loop when the device clock is ahead', async () => {
    const { session, log } = sessionForTest({ mayHaveSession: false });
    const answer = answerOf('t-1');
    vi.setSystemTime(Date.now() + 2 * lifetime);
    session.start(answer);
    await vi.advanceTimersByTimeAsync(lifetime - lead - 1);
    expect(log).toEqual([]);
  });
});

describe('a session ended by the server', () => {
  it('ends here and in other tabs, with a notice and without a call', () => {
    const { session, state, log, sent, stored } = sessionForTest({ mayHaveSession: false });
    session.start(answerOf('t-1'));
    session.expire();
    expect(state()).toMatchObject({ status: 'loaded', user: undefined, ended: 'expired' });
    expect(log).toEqual(['left']);
    expect(sent.at(-1)).toEqual({ kind: 'ended', reason: 'expired' });
    expect(stored.flag).toBe(false);
  });

  it('is ignored after sign-out', async () => {
    const { session, state } = sessionForTest({ mayHaveSession: false });
    session.start(answerOf('t-1'));
    await session.end();
    session.expire();
    expect(state().ended).toBe('signed-out');
  });
});

describe('leaving', () => {
  it('keeps the page until the result was read', async () => {
    const { session, state, server } = sessionForTest({ mayHaveSession: false });
    session.start(answerOf('t-1'));
    session.beginLeaving();
    session.expire();
    server.refresh = failing(rejection());
    await session.renewAfter('t-1').catch(() => undefined);
    expect(state()).toMatchObject({ user: expect.anything(), ended: undefined });
    await session.end();
    expect(state()).toMatchObject({ user: undefined, ended: 'signed-out' });
  });

  it('ends normally after cancelling', () => {
    const { session, state } = sessionForTest({ mayHaveSession: false });
    session.start(answerOf('t-1'));
    session.beginLeaving()();
    session.expire();
    expect(state().ended).toBe('expired');
  });
});

describe('a rejected token', () => {
  it('is renewed once for all callers', async () => {
    const { session, server, log } = sessionForTest({ mayHaveSession: false });
    session.start(answerOf('t-1'));
    server.refresh = () => Promise.resolve(answerOf('t-2'));
    const renewed = await Promise.all([session.renewAfter('t-1'), session.renewAfter('t-1')]);
    expect(renewed).toEqual(['t-2', 't-2']);
    expect(await session.renewAfter('t-1')).toBe('t-2');
    expect(log).toEqual(['refresh']);
  });

  it('gives undefined when the session is over, and the error when offline', async () => {
    const { session, server } = sessionForTest({ mayHaveSession: false });
    session.start(answerOf('t-1'));
    server.refresh = failing(noNetwork);
    await expect(session.renewAfter('t-1')).rejects.toBe(noNetwork);
    server.refresh = failing(rejection());
    expect(await session.renewAfter('t-1')).toBeUndefined();
  });
});

describe('ending', () => {
  it('clears everything stored, records the time and posts the logout', async () => {
    const { session, state, stored, sent, log } = sessionForTest({ mayHaveSession: false });
    session.start(answerOf('t-1'));
    await session.end();
    expect(state()).toMatchObject({ status: 'loaded', user: undefined, ended: 'signed-out' });
    expect(session.getToken()).toBeUndefined();
    expect(stored).toEqual({ flag: false, project: '', lastLogin: new Date('2026-11-15T10:00:00Z') });
    expect(sent.at(-1)).toEqual({ kind: 'ended', reason: 'signed-out' });
    expect(log).toEqual(['left', 'logout']);
    await vi.advanceTimersByTimeAsync(2 * lifetime);
    expect(log).toEqual(['left', 'logout']);
  });

  it('only logs a logout that failed', async () => {
    const { session, server, state } = sessionForTest({ mayHaveSession: false });
    session.start(answerOf('t-1'));
    server.logout = failing(noNetwork);
    await session.end();
    expect(state().user).toBeUndefined();
    expect(warn).toHaveBeenCalledWith('The logout was not posted', noNetwork);
  });

  it('ignores a refresh that was in flight', async () => {
    const { session, state, server } = sessionForTest({ mayHaveSession: false });
    session.start(answerOf('t-1'));
    server.refresh = async () => {
      await session.end();
      return answerOf('t-2');
    };
    await session.renewAfter('t-1');
    expect(state().user).toBeUndefined();
    expect(session.getToken()).toBeUndefined();
  });
});

describe('refetching the user', () => {
  it('updates this tab and the others', async () => {
    const { session, state, sent, log } = sessionForTest({ mayHaveSession: false });
    session.start(answerOf('t-1'));
    await session.refreshUser(fetch);
    expect(log).toEqual(['read 7']);
    expect(state().user?.name).toBe('Asha R. Rao');
    expect(sent.at(-1)?.kind).toBe('user');
  });

  it('does nothing for a guest', async () => {
    const { session, log } = sessionForTest({ mayHaveSession: false });
    await session.refreshUser(fetch);
    expect(log).toEqual([]);
  });
});

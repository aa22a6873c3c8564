import type { SessionAnswer, SessionUser } from '@callboard/contract/session-user';
import { logProblem } from '../log-problem.ts';
import type { InTurn } from './one-tab-at-a-time.ts';
import { SessionCallError, type SessionCalls } from './session-calls.ts';
import type { SessionMemory } from './session-memory.ts';
import { type EndReason, type SessionState, type SessionStore, unloaded } from './session-state.ts';
import { isDue, refreshDelay, retryDelay } from './session-times.ts';
import type { TabMessage, Tabs } from './tabs.ts';

export interface SessionParts {
  readonly store: SessionStore;
  readonly calls: SessionCalls;
  readonly memory: SessionMemory;
  readonly tabs: Tabs;
  readonly inTurn: InTurn;
  readonly now: () => number;
}

export type EndListener = () => void;

export const invalidUserType = 'Invalid user type';

const isKnownKind = ({ user_type }: SessionUser): boolean => user_type === 1 || user_type === 2;

/** Only a clear no of the server ends a session; a lost network or a stumbling server never does. */
const isRefusal = (error: unknown): error is SessionCallError =>
  error instanceof SessionCallError && error.status === 401;

export function createSession({ store, calls, memory, tabs, inTurn, now }: SessionParts) {
  let token: string | undefined;
  let refreshAt = Number.POSITIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let renewal: Promise<void> | undefined;
  /** Counts starts and ends, so that an answer to an older question changes nothing. */
  let era = 0;
  const endListeners = new Set<EndListener>();

  const update = (change: Partial<SessionState>) => store.set({ ...store.get(), ...change });

  const leave = () => {
    for (const listener of endListeners) listener();
  };

  function wakeIn(delay: number) {
    clearTimeout(timer);
    refreshAt = now() + delay;
    timer = setTimeout(renewQuietly, delay);
  }

  function forgetToken() {
    clearTimeout(timer);
    token = undefined;
    refreshAt = Number.POSITIVE_INFINITY;
  }

  function clear(reason: EndReason) {
    const wasSignedIn = store.get().user !== undefined;
    era += 1;
    forgetToken();
    memory.lowerFlag();
    if (wasSignedIn) leave();
    const isSaid = wasSignedIn || reason === 'invalid-user-type';
    store.set({ ...unloaded, status: 'loaded', ended: isSaid ? reason : undefined });
  }

  function accept({ user, token: issued }: SessionAnswer) {
    if (!isKnownKind(user)) {
      clear('invalid-user-type');
      throw new Error(invalidUserType);
    }
    const before = store.get().user;
    if (before && before.user_id !== user.user_id) leave();
    token = issued.token;
    memory.raiseFlag();
    wakeIn(refreshDelay(Date.parse(issued.expires) - now()));
    store.set({ ...unloaded, status: 'loaded', user });
  }

  async function refresh(staleToken: string | undefined) {
    const asked = era;
    await inTurn(async () => {
      if (era !== asked || token !== staleToken) return;
      const isFirst = store.get().status === 'unloaded';
      const answer = await calls.refresh();
      if (era !== asked) return;
      accept(answer);
      tabs.tell({ kind: isFirst ? 'started' : 'refreshed', answer });
    }).catch((error: unknown) => {
      if (isRefusal(error) && era === asked) {
        const reason = error.code === 'INVALID_USER_TYPE' ? 'invalid-user-type' : 'expired';
        clear(reason);
        tabs.tell({ kind: 'ended', reason });
        if (reason === 'invalid-user-type') throw new Error(invalidUserType, { cause: error });
      }
      throw error;
    });
  }

  /** Rotates the refresh cookie; those who ask meanwhile share the one call. */
  function renew(): Promise<void> {
    renewal ??= refresh(token).finally(() => {
      renewal = undefined;
    });
    return renewal;
  }

  function renewQuietly() {
    renew().catch((error: unknown) => {
      if (token !== undefined) wakeIn(retryDelay);
      logProblem('The session was not refreshed', error);
    });
  }

  async function load(): Promise<void> {
    if (!memory.mayHaveSession()) return update({ status: 'loaded' });
    update({ isRestoring: true, isUnreachable: false });
    try {
      await renew();
    } catch (error) {
      if (store.get().status === 'unloaded') update({ isUnreachable: true });
      throw error;
    }
  }

  function start(answer: SessionAnswer): void {
    era += 1;
    accept(answer);
    tabs.tell({ kind: 'started', answer });
  }

  async function end(): Promise<void> {
    clear('signed-out');
    memory.forgetProject();
    memory.recordLastLogin(new Date(now()));
    tabs.tell({ kind: 'ended', reason: 'signed-out' });
    await calls.logout().catch((error: unknown) => logProblem('The logout was not posted', error));
  }

  /** A token newer than the one that was refused, or nothing when the session is over. */
  async function renewAfter(refused: string): Promise<string | undefined> {
    if (token === refused) {
      await renew().catch((error: unknown) => {
        if (token !== undefined) throw error;
      });
    }
    return token;
  }

  function takeUser(user: SessionUser) {
    if (store.get().user?.user_id === user.user_id) update({ user });
  }

  async function refreshUser(send: typeof fetch): Promise<void> {
    const { user } = store.get();
    if (!user) return;
    const fresh = await calls.readUser(user.user_id, send);
    takeUser(fresh);
    tabs.tell({ kind: 'user', user: fresh });
  }

  function hear(message: TabMessage) {
    const { status, user } = store.get();
    if (message.kind === 'ended') {
      if (user) clear(message.reason);
    } else if (message.kind === 'user') takeUser(message.user);
    else if (message.kind === 'started') {
      era += 1;
      accept(message.answer);
    } else if (user || status === 'unloaded') accept(message.answer);
  }

  /** Timers sleep with the machine: whoever comes back looks at the clock. */
  function wake() {
    const { status, isUnreachable } = store.get();
    if (status === 'unloaded' && isUnreachable) load().catch((error) => logProblem('No session yet', error));
    else if (token !== undefined && isDue(refreshAt, now())) renewQuietly();
  }

  tabs.listen(hear);

  return {
    load,
    start,
    end,
    wake,
    renewAfter,
    refreshUser,
    getToken: () => token,
    onEnd(listener: EndListener) {
      endListeners.add(listener);
      return () => endListeners.delete(listener);
    },
  };
}

export type Session = ReturnType<typeof createSession>;

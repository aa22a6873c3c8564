import type { SessionAnswer, SessionUser } from '@callboard/contract/accounts/sessions';
import { logProblem } from '../log-problem.ts';
import type { InTurn } from './one-tab-at-a-time.ts';
import { SessionCallError, type SessionCalls } from './session-calls.ts';
import type { SessionMemory } from './session-memory.ts';
import { type EndReason, type SessionState, type SessionStore, unloaded } from './session-state.ts';
import { isDue, refreshDelay, retryDelay } from './session-times.ts';
import type { TabMessage, Tabs } from './tabs.ts';

export interface SessionDependencies {
  readonly store: SessionStore;
  readonly calls: SessionCalls;
  readonly memory: SessionMemory;
  readonly tabs: Tabs;
  readonly inTurn: InTurn;
  readonly now: () => number;
}

export type EndListener = (reason: EndReason) => void;

const invalidUserType = 'Invalid user type';

const isKnownType = ({ user_type }: SessionUser): boolean => user_type === 1 || user_type === 2;

/** Only a clear rejection ends a session, never a network or server error. */
const isRejection = (error: unknown): error is SessionCallError =>
  error instanceof SessionCallError && error.status === 401;

/** Unloaded, then loaded with or without a user. The token is stored only here. */
export class SessionMachine {
  #token: string | undefined;
  #refreshAt = Number.POSITIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #renewal: Promise<void> | undefined;
  /** Counts starts and ends, so late responses are ignored. */
  #era = 0;
  #isLeaving = false;
  readonly #endListeners = new Set<EndListener>();

  constructor(private readonly deps: SessionDependencies) {
    deps.tabs.listen((message) => this.#receive(message));
  }

  getToken(): string | undefined {
    return this.#token;
  }

  onEnd(listener: EndListener): () => void {
    this.#endListeners.add(listener);
    return () => this.#endListeners.delete(listener);
  }

  async load(): Promise<void> {
    const { store, memory } = this.deps;
    if (!memory.mayHaveSession()) return this.#update({ status: 'loaded' });
    this.#update({ isRestoring: true, isUnreachable: false });
    try {
      await this.#renew();
    } catch (error) {
      if (store.get().status === 'unloaded') this.#update({ isUnreachable: true });
      throw error;
    }
  }

  start(answer: SessionAnswer): void {
    this.#era += 1;
    this.#accept(answer);
    this.deps.tabs.send({ kind: 'started', answer });
  }

  async end(): Promise<void> {
    const { memory, tabs, calls, now } = this.deps;
    this.#clear('signed-out');
    memory.clearProject();
    memory.recordLastLogin(new Date(now()));
    tabs.send({ kind: 'ended', reason: 'signed-out' });
    await calls.logout().catch((error: unknown) => logProblem('The logout was not posted', error));
  }

  expire(): void {
    if (this.#token === undefined || this.#isLeaving) return;
    this.#clear('expired');
    this.deps.tabs.send({ kind: 'ended', reason: 'expired' });
  }

  /**
   * For actions that end the session, such as closing the account: the page stays until the person signs out.
   * Returns how to cancel.
   */
  beginLeaving(): () => void {
    this.#isLeaving = true;
    return () => {
      this.#isLeaving = false;
    };
  }

  /** A token newer than the rejected one, or undefined when the session is over. */
  async renewAfter(rejected: string): Promise<string | undefined> {
    if (this.#token === rejected) {
      await this.#renew().catch((error: unknown) => {
        if (this.#token !== undefined) throw error;
      });
    }
    return this.#token;
  }

  async refreshUser(send: typeof fetch): Promise<void> {
    const { store, calls, tabs } = this.deps;
    const { user } = store.get();
    if (!user) return;
    const fresh = await calls.readUser(user.user_id, send);
    this.#setUser(fresh);
    tabs.send({ kind: 'user', user: fresh });
  }

  /** Timers stop while the machine sleeps, so the clock is checked on wake-up. */
  wake(): void {
    const { status, isUnreachable } = this.deps.store.get();
    if (status === 'unloaded' && isUnreachable) {
      this.load().catch((error: unknown) => logProblem('The session was not restored', error));
    } else if (this.#token !== undefined && isDue(this.#refreshAt, this.deps.now())) this.#renewQuietly();
  }

  #update(change: Partial<SessionState>): void {
    this.deps.store.set({ ...this.deps.store.get(), ...change });
  }

  #accept({ user, token }: SessionAnswer): void {
    const { store, memory, now } = this.deps;
    if (!isKnownType(user)) {
      this.#clear('invalid-user-type');
      throw new Error(invalidUserType);
    }
    const before = store.get().user;
    if (before && before.user_id !== user.user_id) this.#leave('signed-out');
    this.#token = token.token;
    memory.setFlag();
    this.#wakeIn(refreshDelay(Date.parse(token.expires) - now()));
    store.set({ ...unloaded, status: 'loaded', user });
  }

  #clear(reason: EndReason): void {
    const { store, memory } = this.deps;
    if (this.#isLeaving && reason === 'expired') return;
    this.#isLeaving = false;
    const wasSignedIn = store.get().user !== undefined;
    this.#era += 1;
    this.#token = undefined;
    clearTimeout(this.#timer);
    memory.clearFlag();
    if (wasSignedIn) this.#leave(reason);
    const isShown = wasSignedIn || reason === 'invalid-user-type';
    store.set({ ...unloaded, status: 'loaded', ended: isShown ? reason : undefined });
  }

  #leave(reason: EndReason): void {
    for (const listener of this.#endListeners) listener(reason);
  }

  /** Rotates the refresh cookie. Concurrent callers share one request. */
  #renew(): Promise<void> {
    this.#renewal ??= this.#refresh(this.#era, this.#token).finally(() => {
      this.#renewal = undefined;
    });
    return this.#renewal;
  }

  async #refresh(era: number, staleToken: string | undefined): Promise<void> {
    const { store, calls, tabs, inTurn } = this.deps;
    try {
      await inTurn(async () => {
        // Another tab already refreshed.
        if (this.#era !== era || this.#token !== staleToken) return;
        const kind = store.get().status === 'unloaded' ? 'started' : 'refreshed';
        const answer = await calls.refresh();
        if (this.#era !== era) return;
        this.#accept(answer);
        tabs.send({ kind, answer });
      });
    } catch (error) {
      throw isRejection(error) && this.#era === era ? this.#rejected(error) : error;
    }
  }

  /** Rethrows why the session ended. */
  #rejected(error: SessionCallError): Error {
    const reason = error.code === 'INVALID_USER_TYPE' ? 'invalid-user-type' : 'expired';
    this.#clear(reason);
    this.deps.tabs.send({ kind: 'ended', reason });
    return reason === 'invalid-user-type' ? new Error(invalidUserType, { cause: error }) : error;
  }

  #renewQuietly(): void {
    this.#renew().catch((error: unknown) => {
      if (this.#token !== undefined) this.#wakeIn(retryDelay);
      logProblem('The session was not refreshed', error);
    });
  }

  #wakeIn(delay: number): void {
    clearTimeout(this.#timer);
    this.#refreshAt = this.deps.now() + delay;
    this.#timer = setTimeout(() => this.#renewQuietly(), delay);
  }

  #setUser(user: SessionUser): void {
    if (this.deps.store.get().user?.user_id === user.user_id) this.#update({ user });
  }

  #receive(message: TabMessage): void {
    const { status, user } = this.deps.store.get();
    switch (message.kind) {
      case 'ended':
        if (user) this.#clear(message.reason);
        break;
      case 'user':
        this.#setUser(message.user);
        break;
      case 'started':
        this.#era += 1;
        this.#accept(message.answer);
        break;
      case 'refreshed':
        // Ignored after a sign-out in this tab.
        if (user || status === 'unloaded') this.#accept(message.answer);
    }
  }
}

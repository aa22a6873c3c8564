import type { SessionUser } from '@callboard/contract/accounts/sessions';

/** Why the session ended. */
export type EndReason = 'signed-out' | 'expired' | 'invalid-user-type';

export interface SessionState {
  /** Unloaded until the first refresh is done or not needed. */
  readonly status: 'unloaded' | 'loaded';
  readonly user: SessionUser | undefined;
  /** The first refresh is running or waits for the network. */
  readonly isRestoring: boolean;
  /** The server was unreachable. The person stays signed in and it is retried. */
  readonly isUnreachable: boolean;
  readonly ended: EndReason | undefined;
}

export const unloaded: SessionState = {
  status: 'unloaded',
  user: undefined,
  isRestoring: false,
  isUnreachable: false,
  ended: undefined,
};

export interface SessionStore {
  get(): SessionState;
  set(next: SessionState): void;
  subscribe(listener: () => void): () => void;
}

export function createSessionStore(): SessionStore {
  let state = unloaded;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(next) {
      state = next;
      for (const tell of listeners) tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

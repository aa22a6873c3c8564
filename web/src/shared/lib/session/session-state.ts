import type { SessionUser } from '@callboard/contract/accounts/sessions';
import { createStore, type Store } from '../store.ts';

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

export type SessionStore = Store<SessionState>;

export const createSessionStore = (): SessionStore => createStore(unloaded);

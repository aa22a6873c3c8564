import type { SessionAnswer } from '@callboard/contract/accounts/sessions';
import { useSyncExternalStore } from 'react';
import { logProblem } from '../log-problem.ts';
import { createAuthorisedFetch } from './authorised-fetch.ts';
import { inTurn } from './one-tab-at-a-time.ts';
import { sessionCalls } from './session-calls.ts';
import { type EndListener, SessionMachine } from './session-machine.ts';
import { browserMemory } from './session-memory.ts';
import { createSessionStore, type SessionState, unloaded } from './session-state.ts';
import { createTabs } from './tabs.ts';

const store = createSessionStore();
let machine: SessionMachine | undefined;

/** Created lazily, because pages are also rendered on the server. */
function theSession(): SessionMachine {
  machine ??= new SessionMachine({
    store,
    calls: sessionCalls,
    memory: browserMemory,
    tabs: createTabs(),
    inTurn,
    now: Date.now,
  });
  return machine;
}

/** Sends the token, and retries with a new one when it expired. */
export const authorisedFetch = createAuthorisedFetch({
  getToken: () => theSession().getToken(),
  renewAfter: (rejected) => theSession().renewAfter(rejected),
});

export const session = {
  /** After any sign-in or sign-up. Throws 'Invalid user type' for an unknown type. */
  start: (answer: SessionAnswer): void => theSession().start(answer),
  /** Signs out here and in other tabs. Never fails: a failed logout call is only logged. */
  end: (): Promise<void> => theSession().end(),
  /** Refetches the user after profile or settings changed. */
  refreshUser: (): Promise<void> => theSession().refreshUser(authorisedFetch),
  /** Before an action that ends the session, so its result can be read first. Returns how to cancel. */
  beginLeaving: (): (() => void) => theSession().beginLeaving(),
  getToken: (): string | undefined => theSession().getToken(),
  /** A token newer than the rejected one, or undefined when the session is over. */
  renewAfter: (rejected: string): Promise<string | undefined> => theSession().renewAfter(rejected),
  /** The server ended this session: signs out here and in other tabs. */
  expire: (): void => theSession().expire(),
  /** Retries the first refresh when the server was unreachable. */
  retry: (): void => theSession().wake(),
};

/** Runs when the session ends in this tab, for whatever reason. */
export const onSessionEnd = (listener: EndListener): (() => void) => theSession().onEnd(listener);

const getState = () => store.get();

/** The server renders every page for guests: a guest's page is not rendered again to say so. */
function getRendered(): SessionState {
  const state = store.get();
  return state.status === 'loaded' && !state.user ? state : unloaded;
}

export const useSession = (): SessionState => useSyncExternalStore(store.subscribe, getState, getRendered);

/** Removes service workers of earlier versions. */
async function unregisterServiceWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
}

export function loadSession(): void {
  const wake = () => theSession().wake();
  theSession()
    .load()
    .catch((error: unknown) => logProblem('The session was not restored', error));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake();
  });
  window.addEventListener('online', wake);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) wake();
  });
  unregisterServiceWorkers().catch((error: unknown) => logProblem('A service worker stayed', error));
}

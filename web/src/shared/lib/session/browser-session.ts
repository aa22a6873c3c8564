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

/** Made when first asked for: pages are also rendered where there is no browser. */
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

/** Sends the token along, and once more with a new one when the server no longer takes the old. */
export const authorisedFetch = createAuthorisedFetch({
  getToken: () => theSession().getToken(),
  renewAfter: (refused) => theSession().renewAfter(refused),
});

export const session = {
  /** After any sign-in or sign-up. Throws 'Invalid user type' for a kind of user there is not. */
  start: (answer: SessionAnswer): void => theSession().start(answer),
  /** Signs out here and in the other tabs. Never fails: a logout that is not heard is only logged. */
  end: (): Promise<void> => theSession().end(),
  /** Reads the signed-in user anew, after something in the profile or the settings changed. */
  refreshUser: (): Promise<void> => theSession().refreshUser(authorisedFetch),
  /** Before something that ends the session by itself; its own words are read first. Answers how to take it back. */
  beginLeaving: (): (() => void) => theSession().beginLeaving(),
  getToken: (): string | undefined => theSession().getToken(),
  /** A token newer than the one that was refused, or nothing when the session is over. */
  renewAfter: (refused: string): Promise<string | undefined> => theSession().renewAfter(refused),
  /** The server says that this session is over: signed out here and in the other tabs at once. */
  expire: (): void => theSession().expire(),
  /** Asks again after the first refresh found no server. */
  retry: (): void => theSession().wake(),
};

/** Runs when somebody's session ends in this tab, whatever ended it: leave live channels, drop caches. */
export const onSessionEnd = (listener: EndListener): (() => void) => theSession().onEnd(listener);

const getState = () => store.get();

/** Until the page has woken up, everybody is a stranger: that is also what the server renders. */
export const useSession = (): SessionState => useSyncExternalStore(store.subscribe, getState, () => unloaded);

/** Earlier versions of a page may have left workers that answer for it. */
async function unregisterServiceWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
}

/** Once, when the page starts. */
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

import type { SessionUser } from '@callboard/contract/accounts/sessions';

type Listener = (user: Pick<SessionUser, 'user_id'>) => void;

const listeners = new Set<Listener>();

/** Notifies code that shows a copy of the user's name or picture, such as conversations. */
export function onUserChanged(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function notifyUserChanged(user: Pick<SessionUser, 'user_id'>): void {
  for (const listener of listeners) listener(user);
}

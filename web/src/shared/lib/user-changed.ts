import type { SessionUser } from '@callboard/contract/accounts/sessions';

type Listener = (user: Pick<SessionUser, 'user_id'>) => void;

const listeners = new Set<Listener>();

/** For what keeps a copy of a name or a face, such as a conversation: told when its owner changes it. */
export function onUserChanged(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellUserChanged(user: Pick<SessionUser, 'user_id'>): void {
  for (const listener of listeners) listener(user);
}

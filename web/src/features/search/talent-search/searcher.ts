import { userTypes } from '@callboard/contract/accounts/user-types';
import { type SessionState, useSession } from '../../../shared/lib/session/index.ts';

export interface Searcher {
  /** Talents search as guests. */
  readonly kind: 'guest' | 'recruiter';
  readonly id: number | undefined;
  /** Closes what frozen recruiters may not know. */
  readonly isFrozen: boolean;
  /** No request is sent before the session is known: results depend on who searches. */
  readonly isKnown: boolean;
}

export function searcherOf({ user, status }: Pick<SessionState, 'user' | 'status'>): Searcher {
  const kind = user?.user_type === userTypes.recruiter ? 'recruiter' : 'guest';
  return { kind, id: user?.user_id, isFrozen: user?.isFreezed ?? false, isKnown: status === 'loaded' };
}

export const useSearcher = (): Searcher => searcherOf(useSession());

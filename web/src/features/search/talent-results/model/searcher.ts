import { useSession } from '../../../../shared/lib/session/index.ts';

/** Who searches. Talents get what guests get. */
export interface Searcher {
  readonly kind: 'guest' | 'recruiter';
  readonly id: number | undefined;
  /** Not before the session has answered. */
  readonly isKnown: boolean;
}

export function useSearcher(): Searcher {
  const { user, status } = useSession();
  return {
    kind: user?.user_type === 2 ? 'recruiter' : 'guest',
    id: user?.user_id,
    isKnown: status === 'loaded',
  };
}

import { useSession } from '../../../../shared/lib/session/index.ts';

/** Talents search as guests. */
export interface Searcher {
  readonly kind: 'guest' | 'recruiter';
  readonly id: number | undefined;
  /** False until the session has loaded. */
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

import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../../shared/lib/ask.ts';
import { authorisedFetch } from '../../../../shared/lib/session/index.ts';

interface Asked {
  readonly as: 'recruiter' | 'own';
  readonly path: `${string}{id}`;
  readonly userId: string;
  /** Who asks. Nobody, and nothing is asked. */
  readonly viewerId: number | undefined;
}

/** A view of a talent that only somebody signed in gets. Null: for them there is nobody at this address. */
export const memberQuery = <Talent>({ as, path, userId, viewerId }: Asked) => {
  const question = {
    queryKey: ['talent-profile', as, userId, viewerId ?? 0],
    url: path.replace('{id}', encodeURIComponent(userId)),
    mayBeMissing: true,
  } as const;
  return queryOptions({
    queryKey: question.queryKey,
    queryFn: ({ signal }) => ask<Talent | null>(question, signal, authorisedFetch),
    enabled: viewerId !== undefined,
  });
};

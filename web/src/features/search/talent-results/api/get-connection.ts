import { getConnection } from '@callboard/contract/search/talent-search';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';
import type { Searcher } from '../model/searcher.ts';

/** Whether this recruiter has looked at somebody before. Asked once: after that they have. */
export const useConnection = (talentId: number, { kind, id }: Searcher) =>
  useQuery({
    queryKey: ['connection', id ?? 0, talentId],
    queryFn: ({ signal }) => api(getConnection, { query: { talentId, recruiterId: id ?? 0 } }, { signal }),
    enabled: kind === 'recruiter',
    staleTime: 'static',
    retry: false,
  });

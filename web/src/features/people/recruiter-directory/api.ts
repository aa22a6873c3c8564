import { listPublicRecruiters } from '@callboard/contract/people/calls';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../shared/lib/api/client.ts';

const pageSize = 9;

/** Recruiters whose name or company contains this text, page by page. */
export const useRecruiters = (name: string) =>
  useInfiniteQuery({
    queryKey: ['recruiters', name],
    queryFn: ({ pageParam, signal }) =>
      api(
        listPublicRecruiters,
        { query: { page: pageParam, limit: pageSize, ...(name && { name }) } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  });

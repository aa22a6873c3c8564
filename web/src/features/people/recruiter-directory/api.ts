import { urlOf } from '@callboard/contract/client';
import { listPublicRecruiters } from '@callboard/contract/people/calls';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../shared/lib/api/client.ts';
import type { GuestRequest } from '../../../shared/lib/api/queries.ts';

const pageSize = 9;

const recruitersKey = (name: string) => ['recruiters', name];

export const firstRecruitersRequest: GuestRequest = {
  queryKey: recruitersKey(''),
  url: urlOf(listPublicRecruiters, { query: { page: 1, limit: pageSize } }),
  mayBeMissing: false,
  isFirstPage: true,
};

/** Recruiters whose name or company contains this text, page by page. */
export const useRecruiters = (name: string) =>
  useInfiniteQuery({
    queryKey: recruitersKey(name),
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

import { getGalleryAndPastWork } from '@callboard/contract/people/talent-profiles/views';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';
import type { Searcher } from '../model/searcher.ts';

export const quickViewOptions = (userUniqueId: string, { id }: Searcher) =>
  queryOptions({
    queryKey: ['quick-view', id ?? 0, userUniqueId],
    queryFn: ({ signal }) => api(getGalleryAndPastWork, { params: { id: userUniqueId } }, { signal }),
  });

/** Photos, reels and past work of one person. */
export const useQuickView = (userUniqueId: string, searcher: Searcher, enabled: boolean) =>
  useQuery({ ...quickViewOptions(userUniqueId, searcher), enabled });

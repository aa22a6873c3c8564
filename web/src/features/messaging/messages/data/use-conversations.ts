import {
  type InfiniteData,
  keepPreviousData,
  type QueryKey,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { onLive, onLiveConnect } from '../../../../shared/lib/live/index.ts';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { type ConversationPage, fetchConversations } from '../api.ts';
import { type ConversationPages, withMessage, withPresence, withRead } from './conversation-pages.ts';
import type { ConversationFilter } from './types.ts';
import { takeUnreadCount } from './unread-count.ts';

type CachedPages = InfiniteData<ConversationPage, number>;

/** Updates the cached pages with live events, and reloads where that is not possible. */
function useLiveUpdates(queryKey: QueryKey, userId: number): void {
  const client = useQueryClient();
  useEffect(() => {
    const reload = () => void client.invalidateQueries({ queryKey });
    const change = (make: (pages: ConversationPages) => ConversationPages | undefined) => {
      const cached = client.getQueryData<CachedPages>(queryKey);
      if (!cached) return;
      const pages = make(cached.pages);
      if (!pages) return reload();
      if (pages !== cached.pages)
        client.setQueryData<CachedPages>(queryKey, { ...cached, pages: [...pages] });
    };
    const stops = [
      onLive('message', ({ message }) => change((pages) => withMessage(pages, message, userId))),
      onLive('read', (read) => change((pages) => withRead(pages, read))),
      onLive('presence', ({ user_id, is_online }) =>
        change((pages) => withPresence(pages, user_id, is_online)),
      ),
      onLive('conversation', reload),
      onLiveConnect(reload),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, userId, queryKey]);
}

const emptyPage = { projects: [], totalResults: 0 } as const;

const withoutDuplicates = (pages: readonly ConversationPage[]) => {
  const all = pages.flatMap(({ results }) => results);
  return [...new Map(all.map((one) => [one.appId, one])).values()];
};

/** Conversations, newest message first, updated live. */
export function useConversations(filter: ConversationFilter = {}) {
  const userId = useSession().user?.user_id ?? 0;
  const { unread, projectId } = filter;
  const queryKey = useMemo(
    () => ['conversations', userId, unread ?? false, projectId ?? 0] as const,
    [userId, unread, projectId],
  );
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => {
      const page = fetchConversations(filter, pageParam, signal);
      // The list shows its own error.
      takeUnreadCount(() => page, signal).catch(() => undefined);
      return page;
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    enabled: userId !== 0,
  });
  useLiveUpdates(queryKey, userId);
  const pages = query.data?.pages;
  const conversations = useMemo(() => withoutDuplicates(pages ?? []), [pages]);
  const { projects, totalResults } = pages?.[0] ?? emptyPage;
  return {
    conversations,
    projects,
    totalResults,
    isLoading: query.isPending,
    isStale: query.isPlaceholderData,
    error: query.error,
    retry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    fetchMore: () => void query.fetchNextPage(),
    isFetchingMore: query.isFetchingNextPage,
  };
}

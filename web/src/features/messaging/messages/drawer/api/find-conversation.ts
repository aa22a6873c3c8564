import { listConversations } from '@callboard/contract/messaging/conversations';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../../shared/lib/api.ts';
import { beginConversation } from '../../search/api/open-conversation.ts';

interface With {
  readonly userId: number;
  readonly projectId?: number | undefined;
}

async function findOrBegin({ userId, projectId }: With, signal: AbortSignal): Promise<number> {
  const about = projectId !== undefined && { project_id: projectId };
  const { results } = await api(
    listConversations,
    { query: { user_id: userId, limit: 1, ...about } },
    { signal },
  );
  const [newest] = results;
  return newest?.appId ?? (await beginConversation({ userId, projectId })).appId;
}

/** The number of the conversation with somebody: the newest there is, else one that begins now. */
export const useConversationWith = (who: With | undefined) =>
  useQuery({
    queryKey: ['messages', 'with', who?.userId ?? 0, who?.projectId ?? 0],
    queryFn: ({ signal }) => findOrBegin(who ?? { userId: 0 }, signal),
    enabled: who !== undefined,
    gcTime: 0,
  });

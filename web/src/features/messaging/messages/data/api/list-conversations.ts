import type { Result } from '@callboard/contract/endpoint';
import { listConversations } from '@callboard/contract/messaging/conversations';
import { api } from '../../../../../shared/lib/api.ts';
import type { ConversationFilter } from '../types.ts';

export type ConversationPage = Result<typeof listConversations>;

export const readConversations = (
  { search, unread, projectId, userId }: ConversationFilter,
  page: number,
  signal: AbortSignal,
): Promise<ConversationPage> =>
  api(
    listConversations,
    {
      query: {
        page,
        ...(search && { search }),
        ...(unread && { unread: 'true' as const }),
        ...(projectId !== undefined && { project_id: projectId }),
        ...(userId !== undefined && { user_id: userId }),
      },
    },
    { signal },
  );

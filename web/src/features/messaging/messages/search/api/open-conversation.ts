import { openConversation } from '@callboard/contract/messaging/conversations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../../shared/lib/api.ts';

interface With {
  readonly userId: number;
  readonly projectId?: number | undefined;
}

/** The one conversation with somebody about a project, begun if there is none. */
export const beginConversation = ({ userId, projectId }: With) =>
  api(openConversation, {
    body: { members: [userId], ...(projectId !== undefined && { project_id: projectId }) },
  });

export function useBeginConversation(onOpen: (appId: number) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: beginConversation,
    onSuccess: ({ appId }) => {
      onOpen(appId);
      void client.invalidateQueries({ queryKey: ['conversations'] });
      void client.invalidateQueries({ queryKey: ['messages', 'people'] });
    },
  });
}

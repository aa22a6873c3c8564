import { useMemo } from 'react';
import { useSession } from '../../../../../shared/lib/session/index.ts';
import { useStore } from '../../../../../shared/lib/store.ts';
import type { MessageDraft, Outgoing } from '../types.ts';
import { outgoingOf } from './browser-outgoing.ts';

const none: readonly never[] = [];

export function useOutgoing(appId: number): Outgoing {
  const userId = useSession().user?.user_id ?? 0;
  const outgoing = outgoingOf(userId);
  const waiting = useStore(outgoing.store).get(appId) ?? none;
  const actions = useMemo(
    () => ({
      send: (draft: MessageDraft) => outgoing.send(appId, draft),
      retry: (clientId: string) => outgoing.retry(clientId),
      discard: (clientId: string) => outgoing.discard(clientId),
    }),
    [outgoing, appId],
  );
  return { waiting, ...actions };
}

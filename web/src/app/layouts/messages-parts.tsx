import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  closeMessages,
  hasOutgoing,
  type MessagesRequest,
  useMessagesRequest,
} from '../../features/messaging/messages/index.ts';
import { lazyComponent } from '../../shared/lib/lazy-component.tsx';
import { paths } from '../../shared/lib/paths.ts';
import { onSessionEnd, useSession } from '../../shared/lib/session/index.ts';
import { useUnreadFromSession } from './unread/use-unread-from-session.ts';

const { Component: UnreadWatch } = lazyComponent(() => import('./unread/unread-watch.tsx'));
const { Component: MessagesDrawer } = lazyComponent(
  () => import('../../features/messaging/messages/drawer/messages-drawer.tsx'),
);

const { Component: SendLater } = lazyComponent(
  () => import('../../features/messaging/messages/data/outgoing/send-later.tsx'),
);

const onPhone = '(max-width: 44rem)';

const addressOf = (request: MessagesRequest): string =>
  'appId' in request
    ? paths.messages({ conversation: request.appId })
    : paths.messages({ with: request.userId, project: request.projectId });

/** Where there is no room beside the page, or the page is that of the messages, it goes there. */
function useDrawerRequest(): MessagesRequest | undefined {
  const request = useMessagesRequest();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const goesThere =
    request !== undefined && (pathname === paths.messages() || window.matchMedia(onPhone).matches);

  useEffect(() => {
    if (!request || !goesThere) return;
    closeMessages();
    void navigate(addressOf(request));
  }, [request, goesThere, navigate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason to close it.
  useEffect(() => closeMessages, [pathname]);
  return goesThere ? undefined : request;
}

/** What everybody signed in has of their messages on every page: the number of unread ones, and the drawer. */
export function MessagesParts() {
  const { user } = useSession();
  const request = useDrawerRequest();
  const [isWanted, setIsWanted] = useState(false);
  if (request && !isWanted) setIsWanted(true);
  useUnreadFromSession();
  useEffect(() => onSessionEnd(closeMessages), []);
  if (!user) return null;
  return (
    <>
      <UnreadWatch userId={user.user_id} />
      {hasOutgoing(user.user_id) && <SendLater userId={user.user_id} />}
      {isWanted && <MessagesDrawer request={request} />}
    </>
  );
}

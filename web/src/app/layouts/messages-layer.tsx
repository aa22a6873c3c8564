import { useEffect } from 'react';
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
import { useOnceTrue } from '../../shared/lib/use-once-true.ts';
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

/** On narrow screens and on the messages page it navigates instead of opening the drawer. */
function useDrawerRequest(): MessagesRequest | undefined {
  const request = useMessagesRequest();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const opensPage =
    request !== undefined && (pathname === paths.messages() || window.matchMedia(onPhone).matches);

  useEffect(() => {
    if (!request || !opensPage) return;
    closeMessages();
    void navigate(addressOf(request));
  }, [request, opensPage, navigate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason to close it.
  useEffect(() => closeMessages, [pathname]);
  return opensPage ? undefined : request;
}

/** Messages on every page: the unread count and the drawer. */
export function MessagesLayer() {
  const { user } = useSession();
  const request = useDrawerRequest();
  const isDrawerLoaded = useOnceTrue(request !== undefined);
  useUnreadFromSession();
  useEffect(() => onSessionEnd(closeMessages), []);
  if (!user) return null;
  return (
    <>
      <UnreadWatch userId={user.user_id} />
      {hasOutgoing(user.user_id) && <SendLater userId={user.user_id} />}
      {isDrawerLoaded && <MessagesDrawer request={request} />}
    </>
  );
}

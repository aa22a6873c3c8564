import type { SessionUser } from '@callboard/contract/accounts/sessions';
import { Maximize2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import '../i18n.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { DialogClose } from '../../../../shared/ui/dialog/dialog.tsx';
import { DialogFrame } from '../../../../shared/ui/dialog/dialog-frame.tsx';
import { Skeleton, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { useConversationWith } from '../api.ts';
import { closeMessages, type MessagesRequest } from '../data/open-messages.ts';
import { ConversationPane } from './conversation-pane.tsx';
import { ConversationUnavailable } from './conversation-unavailable.tsx';
import classes from './messages-drawer.module.css';

function Head({ appId, titleId }: { appId: number | undefined; titleId: string }) {
  const { t } = useTranslation('messages');
  return (
    <div className={classes.head}>
      <h2 className={classes.title} id={titleId}>
        {t('drawer.title')}
      </h2>
      <Link className={classes.allLink} to={paths.messages({ conversation: appId })} onClick={closeMessages}>
        <Maximize2 size={15} aria-hidden />
        {t('drawer.all')}
      </Link>
      <span className={classes.close}>
        <DialogClose onClose={closeMessages} />
      </span>
    </div>
  );
}

interface OpenedProps {
  request: MessagesRequest;
  user: SessionUser;
  titleId: string;
}

function Opened({ request, user, titleId }: OpenedProps) {
  const { t } = useTranslation('messages');
  const found = useConversationWith('appId' in request ? undefined : request);
  const appId = 'appId' in request ? request.appId : found.data;
  return (
    <>
      <Head appId={appId} titleId={titleId} />
      <div className={classes.body}>
        {appId !== undefined && <ConversationPane key={appId} appId={appId} user={user} autoFocus />}
        {appId === undefined && !found.error && (
          <Waiting label={t('drawer.loading')}>
            <div className={classes.state}>
              <Skeleton height="3rem" />
            </div>
          </Waiting>
        )}
        {appId === undefined && found.error && (
          <div className={classes.state}>
            <ConversationUnavailable
              error={found.error}
              onRetry={() => void found.refetch()}
              isRecruiter={user.user_type === 2}
              action={
                <Button variant="outline" onClick={closeMessages}>
                  {t('drawer.close')}
                </Button>
              }
            />
          </div>
        )}
      </div>
    </>
  );
}

export default function MessagesDrawer({ request }: { request: MessagesRequest | undefined }) {
  const { user } = useSession();
  const titleId = useId();
  // Keeps its content while sliding out.
  const [last, setLast] = useState(request);
  if (request && request !== last) setLast(request);
  if (!user || !last) return null;
  return (
    <DialogFrame
      opened={request !== undefined}
      onClose={closeMessages}
      labelledBy={titleId}
      width="30rem"
      motion="slide"
      containerClassName={classes.place}
      className={classes.dialog}
    >
      <Opened request={last} user={user} titleId={titleId} />
    </DialogFrame>
  );
}

import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import type { SessionUser } from '@callboard/contract/accounts/sessions';
import { Button, Modal } from '@mantine/core';
import { Maximize2, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import '../words.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { useFocusBack } from '../../../../shared/ui/dialog/use-focus-back.ts';
import { useIsTopmost } from '../../../../shared/ui/dialog/use-is-topmost.ts';
import { Skeleton, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { useConversationWith } from '../api.ts';
import { closeMessages, type MessagesRequest } from '../data/open-messages.ts';
import { ConversationPane } from './conversation-pane.tsx';
import classes from './messages-drawer.module.css';
import { NotOpened } from './not-opened.tsx';

const slidesIn = {
  in: { transform: 'none' },
  out: { transform: 'translateX(100%)' },
  transitionProperty: 'transform',
};

/** The kit's own head is a banner landmark, of which a page has one already; this one is not. */
function Head({ appId }: { appId: number | undefined }) {
  const { t } = useTranslation('messages');
  const { t: controls } = useTranslation('controls');
  return (
    <div className={classes.head}>
      <Modal.Title className={classes.title}>{t('drawer.title')}</Modal.Title>
      <Link className={classes.whole} to={paths.messages({ conversation: appId })} onClick={closeMessages}>
        <Maximize2 size={15} aria-hidden />
        {t('drawer.all')}
      </Link>
      <Modal.CloseButton
        className={classes.close}
        aria-label={controls('close')}
        icon={<X size={20} aria-hidden />}
      />
    </div>
  );
}

interface OpenedProps {
  request: MessagesRequest;
  user: SessionUser;
}

function Opened({ request, user }: OpenedProps) {
  const { t } = useTranslation('messages');
  const found = useConversationWith('appId' in request ? undefined : request);
  const appId = 'appId' in request ? request.appId : found.data;
  return (
    <>
      <Head appId={appId} />
      <div className={classes.body}>
        {appId !== undefined && <ConversationPane key={appId} appId={appId} user={user} isWriting />}
        {appId === undefined && !found.error && (
          <Waiting label={t('drawer.opening')}>
            <div className={classes.state}>
              <Skeleton height="3rem" />
            </div>
          </Waiting>
        )}
        {appId === undefined && found.error && (
          <div className={classes.state}>
            <NotOpened
              error={found.error}
              onRetry={() => void found.refetch()}
              isRecruiter={user.user_type === 2}
              action={
                <Button variant="default" onClick={closeMessages}>
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

/** A conversation over whatever page is shown, from the right. */
export default function MessagesDrawer({ request }: { request: MessagesRequest | undefined }) {
  const { user } = useSession();
  // What it showed stays while it slides out.
  const [last, setLast] = useState(request);
  if (request && request !== last) setLast(request);
  useFocusBack(request !== undefined);
  const isTopmost = useIsTopmost(request !== undefined);
  if (!user || !last) return null;
  return (
    <Modal.Root
      opened={request !== undefined}
      onClose={closeMessages}
      size="30rem"
      returnFocus={false}
      closeOnEscape={isTopmost}
      transitionProps={{ transition: slidesIn, duration: 200 }}
      classNames={{ root: `${classes.root}`, inner: `${classes.inner}`, content: `${classes.content}` }}
    >
      <Modal.Overlay className={classes.scrim} />
      <Modal.Content radius={0}>
        <Opened request={last} user={user} />
      </Modal.Content>
    </Modal.Root>
  );
}

import type { Message } from '@callboard/contract/messaging/messages';
import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import '../words.ts';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { useIsOnline } from '../../../../shared/lib/use-is-online.ts';
import { useThread } from '../data/index.ts';
import { MessageLog } from './log/message-log.tsx';
import classes from './thread.module.css';
import { ThreadFailed } from './thread-failed.tsx';
import { ThreadHead } from './thread-head.tsx';
import { ThreadWaiting } from './thread-waiting.tsx';

interface ThreadProps {
  appId: number;
  /** Where the list is another page. */
  onBack?: (() => void) | undefined;
  /** At the end of the head: the profile, what else can be done. */
  actions?: ReactNode;
  onReport?: ((message: Message) => void) | undefined;
}

function OfflineLine() {
  const { t } = useTranslation('messages');
  const isOnline = useIsOnline();
  if (isOnline) return null;
  return (
    <p className={classes.offline} role="status">
      <WifiOff size={16} aria-hidden />
      {t('thread.offline')}
    </p>
  );
}

/** A conversation: who it is with, and what was said. */
export function Thread({ appId, onBack, actions, onReport }: ThreadProps) {
  const thread = useThread(appId);
  const userId = useSession().user?.user_id;
  const { conversation, error, isLoading } = thread;
  const isReady = conversation !== undefined && !isLoading && userId !== undefined;
  return (
    <section className={classes.thread}>
      <ThreadHead
        conversation={conversation ?? (error === undefined ? undefined : null)}
        onBack={onBack}
        actions={actions}
      />
      <OfflineLine />
      {isReady && (
        <MessageLog
          key={appId}
          thread={thread}
          conversation={conversation}
          userId={userId}
          onReport={onReport}
        />
      )}
      {!isReady && error !== undefined && <ThreadFailed error={error} onRetry={thread.retry} />}
      {!isReady && error === undefined && <ThreadWaiting />}
    </section>
  );
}

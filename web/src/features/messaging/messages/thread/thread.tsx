import '../i18n.ts';
import type { Conversation } from '@callboard/contract/messaging/conversations';
import type { Message } from '@callboard/contract/messaging/messages';
import { ChevronLeft, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { formatRecent } from '../../../../shared/lib/format/dates.ts';
import { useTimeFormat } from '../../../../shared/lib/format/time-format.ts';
import { useOfflineNote } from '../../../../shared/lib/offline-note.ts';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { useIsOnline } from '../../../../shared/lib/use-is-online.ts';
import { ErrorState } from '../../../../shared/ui/error-state/error-state.tsx';
import { FailedQuery } from '../../../../shared/ui/query-state/query-state.tsx';
import { Skeleton, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { useThread } from '../data/index.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { aboutLine } from '../list/about-line.ts';
import { Face } from '../list/face.tsx';
import { MessageLog } from './log/message-log.tsx';
import classes from './thread.module.css';

interface ThreadHeadProps {
  /** Undefined while loading, null after an error. */
  conversation: Conversation | null | undefined;
  onBack: (() => void) | undefined;
  actions: ReactNode;
}

function usePresenceText({ other, writing }: Conversation): string {
  const { t } = useTranslation('messages');
  useTimeFormat();
  if (!other.is_open) return t('head.closed');
  if (writing === 'blocked' || writing === 'refused') return '';
  if (other.is_online) return t('head.online');
  return other.last_seen_at ? t('head.lastSeen', { when: formatRecent(other.last_seen_at) }) : '';
}

function Participant({ conversation }: { conversation: Conversation }) {
  const { other } = conversation;
  const presence = usePresenceText(conversation);
  return (
    <>
      <span className={classes.face}>
        <Face person={{ ...other, is_online: false }} isFirst />
      </span>
      <div className={classes.participant}>
        <h2 className={classes.name}>{other.name}</h2>
        <p className={classes.about}>{[aboutLine(conversation), presence].filter(Boolean).join('. ')}</p>
      </div>
    </>
  );
}

function ParticipantSkeleton() {
  return (
    <>
      <span className={classes.face}>
        <Skeleton aspectRatio="4 / 5" />
      </span>
      <div className={classes.participant}>
        <Skeleton width="9rem" height="1.25rem" />
      </div>
    </>
  );
}

function ThreadHead({ conversation, onBack, actions }: ThreadHeadProps) {
  const { t } = useTranslation('messages');
  return (
    <header className={classes.head}>
      {onBack && (
        <IconButton
          className={classes.back}
          icon={ChevronLeft}
          iconSize={24}
          size="lg"
          label={t('head.back')}
          onClick={onBack}
        />
      )}
      {conversation && <Participant conversation={conversation} />}
      {conversation === undefined && <ParticipantSkeleton />}
      <div className={classes.actions}>{actions}</div>
    </header>
  );
}

interface ThreadFailedProps {
  error: unknown;
  onRetry: () => void;
}

function ThreadFailed({ error, onRetry }: ThreadFailedProps) {
  const { t } = useTranslation('messages');
  const { code } = readRequestError(error);
  const isMissing = code === 'NOT_FOUND' || code === 'VALIDATION_FAILED';
  return (
    <div className={classes.failed}>
      {isMissing ? (
        <ErrorState
          title={t('thread.missing')}
          happened={t('thread.missingHappened')}
          kept={t('thread.kept')}
          next={t('thread.missingNext')}
        />
      ) : (
        <FailedQuery error={error} thing={t('thread.thing')} kept={t('thread.kept')} onRetry={onRetry} />
      )}
    </div>
  );
}

const shapes = [
  { width: '46%', height: '2.5rem', isMine: false },
  { width: '62%', height: '3.75rem', isMine: false },
  { width: '38%', height: '2.5rem', isMine: true },
  { width: '54%', height: '2.5rem', isMine: false },
  { width: '48%', height: '3.75rem', isMine: true },
];

function ThreadSkeleton() {
  const { t } = useTranslation('messages');
  return (
    <div className={classes.skeleton}>
      <Waiting label={t('thread.loading')}>
        {shapes.map(({ width, height, isMine }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change.
          <div key={index} className={classes.skeletonRow} data-mine={isMine || undefined}>
            <Skeleton width={width} height={height} />
          </div>
        ))}
      </Waiting>
    </div>
  );
}

interface ThreadProps {
  appId: number;
  /** On phones, where the list is another page. */
  onBack?: (() => void) | undefined;
  actions?: ReactNode;
  onReport?: ((message: Message) => void) | undefined;
}

function OfflineNote() {
  const { t } = useTranslation('messages');
  const isOnline = useIsOnline();
  useOfflineNote(!isOnline);
  if (isOnline) return null;
  return (
    <p className={classes.offline} role="status">
      <WifiOff size={16} aria-hidden />
      {t('thread.offline')}
    </p>
  );
}

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
      <OfflineNote />
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
      {!isReady && error === undefined && <ThreadSkeleton />}
    </section>
  );
}

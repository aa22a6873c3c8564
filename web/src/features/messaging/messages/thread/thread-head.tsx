import type { Conversation } from '@callboard/contract/messaging/conversations';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatRecent } from '../../../../shared/lib/format/dates.ts';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { aboutLine } from '../list/about-line.ts';
import { Face } from '../list/face.tsx';
import classes from './thread-head.module.css';

interface ThreadHeadProps {
  /** Undefined while it is on its way, null when it does not come. */
  conversation: Conversation | null | undefined;
  onBack: (() => void) | undefined;
  actions: ReactNode;
}

function usePresenceWords({ other, writing }: Conversation): string {
  const { t } = useTranslation('messages');
  if (!other.is_open) return t('head.closed');
  if (writing === 'blocked' || writing === 'refused') return '';
  if (other.is_online) return t('head.online');
  return other.last_seen_at ? t('head.lastSeen', { when: formatRecent(other.last_seen_at) }) : '';
}

function Who({ conversation }: { conversation: Conversation }) {
  const { other } = conversation;
  const presence = usePresenceWords(conversation);
  return (
    <>
      <span className={classes.face}>
        <Face person={{ ...other, is_online: false }} isFirst />
      </span>
      <div className={classes.who}>
        <h2 className={classes.name}>{other.name}</h2>
        <p className={classes.about}>{[aboutLine(conversation), presence].filter(Boolean).join('. ')}</p>
      </div>
    </>
  );
}

function WhoWaiting() {
  return (
    <>
      <span className={classes.face}>
        <Skeleton aspectRatio="4 / 5" />
      </span>
      <div className={classes.who}>
        <Skeleton width="9rem" height="1.25rem" />
      </div>
    </>
  );
}

/** Who the conversation is with, what it is about, and whether they are here. */
export function ThreadHead({ conversation, onBack, actions }: ThreadHeadProps) {
  const { t } = useTranslation('messages');
  return (
    <header className={classes.head}>
      {onBack && (
        <button type="button" className={classes.back} aria-label={t('head.back')} onClick={onBack}>
          <ChevronLeft size={24} aria-hidden />
        </button>
      )}
      {conversation && <Who conversation={conversation} />}
      {conversation === undefined && <WhoWaiting />}
      <div className={classes.actions}>{actions}</div>
    </header>
  );
}

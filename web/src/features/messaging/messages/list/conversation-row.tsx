import type { Conversation } from '@callboard/contract/messaging/conversations';
import { CircleAlert, Clock } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { CountBadge } from '../../../../shared/ui/count-badge/count-badge.tsx';
import { useTyping } from '../data/index.ts';
import { aboutLine } from './about-line.ts';
import classes from './conversation-row.module.css';
import { Face } from './face.tsx';
import { type LastWords, lastWords } from './last-words.ts';
import { RowHead } from './row-head.tsx';
import { useUnsent } from './use-unsent.ts';

const marks = {
  waiting: { icon: Clock, word: 'list.waiting' },
  refused: { icon: CircleAlert, word: 'list.refused' },
} as const;

function Words({ words }: { words: LastWords }) {
  const { t } = useTranslation('messages');
  const mark = words.mark === 'draft' ? undefined : words.mark && marks[words.mark];
  return (
    <span className={classes.words} data-mark={words.mark}>
      {mark && <mark.icon size={14} aria-label={t(mark.word)} role="img" />}
      <span className={classes.said}>{words.text}</span>
    </span>
  );
}

interface ConversationRowProps {
  conversation: Conversation;
  userId: number;
  isOpen: boolean;
  isFirst: boolean;
  /** The one row that the Tab key comes to. */
  isReachable: boolean;
  onFocus: () => void;
}

/** Somebody, what it is about, what was said last and when. */
export function ConversationRow({
  conversation,
  userId,
  isOpen,
  isFirst,
  isReachable,
  onFocus,
}: ConversationRowProps) {
  const { t } = useTranslation('messages');
  const { appId, other, last_message: last, last_message_at: at } = conversation;
  // What comes in the open one is read as it comes.
  const unread = isOpen ? 0 : conversation.unread;
  const unsent = useUnsent(appId, isOpen);
  const isTyping = useTyping(appId);
  const about = aboutLine(conversation);
  const words = isTyping ? { text: t('list.typing') } : lastWords({ last, unsent, userId }, t);
  return (
    <Link
      className={classes.row}
      to={paths.messages({ conversation: appId })}
      state={{ fromList: true }}
      aria-current={isOpen ? 'true' : undefined}
      data-conversation={appId}
      data-unread={unread > 0 || undefined}
      data-typing={isTyping || undefined}
      tabIndex={isReachable ? 0 : -1}
      onFocus={onFocus}
    >
      <Face person={other} isFirst={isFirst} />
      <span className={classes.text}>
        <RowHead name={other.name} at={at} isUnread={unread > 0} />
        {about && <span className={classes.about}>{about}</span>}
        <span className={classes.last}>
          <Words words={words} />
          <CountBadge count={unread} />
        </span>
      </span>
    </Link>
  );
}

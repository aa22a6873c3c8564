import type { OutboxMessage } from '@callboard/contract/messaging/outbox';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDateTime, formatRecent } from '../../../../shared/lib/format/dates.ts';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { ChannelIcon } from './channel-icon.tsx';
import classes from './message-list.module.css';

interface MessageListProps {
  messages: readonly OutboxMessage[];
  selectedId: number | undefined;
  hrefOf: (id: number) => string;
}

function MessageRow({ message }: { message: OutboxMessage }) {
  const { t } = useTranslation('outbox');
  return (
    <>
      <span className={classes.icon}>
        <ChannelIcon channel={message.channel} />
        <VisuallyHidden>{t(`channel.${message.channel}`)}</VisuallyHidden>
      </span>
      <span className={classes.recipient}>{message.recipient}</span>
      <time className={classes.time} dateTime={message.created_at} title={formatDateTime(message.created_at)}>
        {formatRecent(message.created_at)}
      </time>
      <span className={classes.subject}>{message.subject ?? message.text}</span>
      <span className={classes.status}>
        <Status name={message.status} variant="plain" />
      </span>
    </>
  );
}

export function MessageList({ messages, selectedId, hrefOf }: MessageListProps) {
  const { t } = useTranslation('outbox');
  return (
    <ul className={classes.list} aria-label={t('list')}>
      {messages.map((message) => (
        <li key={message.id}>
          <Link
            className={classes.message}
            to={hrefOf(message.id)}
            aria-current={message.id === selectedId || undefined}
            preventScrollReset
          >
            <MessageRow message={message} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

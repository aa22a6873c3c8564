import type { OutboxMessage } from '@callboard/contract/messaging/outbox';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDateTime } from '../../../../shared/lib/format/dates.ts';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { MessageBody } from './message-body.tsx';
import classes from './message-detail.module.css';

export function MessageDetail({ message }: { message: OutboxMessage }) {
  const { t } = useTranslation('outbox');
  return (
    <article className={classes.detail}>
      <div className={classes.head}>
        <h2 className={classes.subject}>{message.subject ?? t('noSubject')}</h2>
        <Status name={message.status} />
      </div>
      <Facts>
        <Fact label={t('to')}>{message.recipient}</Fact>
        <Fact label={t('by')}>{t(`channel.${message.channel}`)}</Fact>
        <Fact label={t('created')}>{formatDateTime(message.created_at)}</Fact>
        <Fact label={t('sentAt')}>{message.sent_at ? formatDateTime(message.sent_at) : t('notSent')}</Fact>
        {message.error && <Fact label={t('reason')}>{message.error}</Fact>}
      </Facts>
      <MessageBody message={message} />
    </article>
  );
}

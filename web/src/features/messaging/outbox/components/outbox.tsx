import type { OutboxMessage } from '@callboard/contract/messaging/outbox';
import { ArrowLeft, Inbox, Mail, MessageCircle, Smartphone } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDateTime, formatRecent } from '../../../../shared/lib/format/dates.ts';
import { useTimeFormat } from '../../../../shared/lib/format/time-format.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state/empty-state.tsx';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { PageTitle } from '../../../../shared/ui/page-title/page-title.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { Skeleton, SkeletonText } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { useOutbox } from '../api.ts';
import { MessageBody } from './message-body.tsx';
import classes from './outbox.module.css';

const icons = { mail: Mail, sms: Smartphone, whatsapp: MessageCircle };

function ChannelIcon({ channel }: { channel: OutboxMessage['channel'] }) {
  const Icon = icons[channel];
  return <Icon size={18} aria-hidden />;
}

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
      <span className={classes.rowSubject}>{message.subject ?? message.text}</span>
      <span className={classes.status}>
        <Status name={message.status} variant="plain" />
      </span>
    </>
  );
}

function MessageList({ messages, selectedId, hrefOf }: MessageListProps) {
  const { t } = useTranslation('outbox');
  return (
    <ul className={classes.messages} aria-label={t('list')}>
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

interface OutboxPagesProps {
  page: number;
  totalPages: number;
  hrefOf: (page: number) => string;
}

function OutboxPages({ page, totalPages, hrefOf }: OutboxPagesProps) {
  const { t } = useTranslation('outbox');
  if (totalPages <= 1) return null;
  return (
    <nav className={classes.pages} aria-label={t('pages')}>
      {page > 1 && (
        <ButtonLink to={hrefOf(page - 1)} variant="outline" size="sm">
          {t('newer')}
        </ButtonLink>
      )}
      <span className={classes.count}>{t('pageOf', { page, total: totalPages })}</span>
      {page < totalPages && (
        <ButtonLink to={hrefOf(page + 1)} variant="outline" size="sm">
          {t('older')}
        </ButtonLink>
      )}
    </nav>
  );
}

function MessageDetail({ message }: { message: OutboxMessage }) {
  const { t } = useTranslation('outbox');
  return (
    <article className={classes.article}>
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

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

const skeletonRows = rows.map((row) => (
  <div key={row} className={classes.row}>
    <Skeleton width="1.125rem" height="1.125rem" />
    <SkeletonText lines={2} />
  </div>
));

interface OutboxProps {
  page: number;
  selectedId: number | undefined;
  hrefOf: (page: number, messageId?: number) => string;
}

type Answer = NonNullable<ReturnType<typeof useOutbox>['data']>;

function Panes({ answer, page, selectedId, hrefOf }: OutboxProps & { answer: Answer }) {
  const { t } = useTranslation('outbox');
  const selected = answer.results.find(({ id }) => id === selectedId);
  return (
    <div className={classes.panes} data-reading={selectedId !== undefined || undefined}>
      <div className={classes.list}>
        <MessageList messages={answer.results} selectedId={selectedId} hrefOf={(id) => hrefOf(page, id)} />
        <OutboxPages page={page} totalPages={answer.totalPages} hrefOf={(number) => hrefOf(number)} />
      </div>
      <div className={classes.detail}>
        <Link className={classes.back} to={hrefOf(page)}>
          <ArrowLeft size={18} aria-hidden />
          {t('back')}
        </Link>
        {selected ? (
          <MessageDetail key={selected.id} message={selected} />
        ) : (
          <p className={classes.choose}>{t(selectedId === undefined ? 'choose' : 'missing')}</p>
        )}
      </div>
    </div>
  );
}

export function Outbox(props: OutboxProps) {
  const { t } = useTranslation('outbox');
  const outbox = useOutbox(props.page);
  useTimeFormat();
  return (
    <div className={classes.outbox}>
      <PageTitle aside={outbox.data && t('aside', { count: outbox.data.totalResults })}>
        {t('title')}
      </PageTitle>
      <p className={classes.lead}>{t('lead')}</p>
      <QueryState
        query={outbox}
        thing={t('thing')}
        kept={t('kept')}
        waiting={
          <div className={classes.panes}>
            <div>{skeletonRows}</div>
          </div>
        }
        isEmpty={({ results }) => results.length === 0}
        empty={
          <EmptyState
            icon={Mail}
            sideIcon={Inbox}
            title={t('empty.title')}
            text={t('empty.text')}
            action={<Button onClick={() => void outbox.refetch()}>{t('empty.action')}</Button>}
          />
        }
      >
        {(answer) => <Panes {...props} answer={answer} />}
      </QueryState>
    </div>
  );
}

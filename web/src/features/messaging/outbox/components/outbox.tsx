import { ArrowLeft, Inbox, Mail } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../../../shared/ui/error-state/error-state.tsx';
import { PageTitle } from '../../../../shared/ui/page-title/page-title.tsx';
import { useOutbox } from '../api.ts';
import { MessageDetail } from './message-detail.tsx';
import { MessageList } from './message-list.tsx';
import classes from './outbox.module.css';
import { OutboxPages } from './outbox-pages.tsx';
import { OutboxSkeleton } from './outbox-skeleton.tsx';

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

function Content(props: OutboxProps) {
  const { t } = useTranslation('outbox');
  const { data, isPending, isError, refetch } = useOutbox(props.page);
  if (isPending) {
    return (
      <div className={classes.panes}>
        <OutboxSkeleton />
      </div>
    );
  }
  if (isError && !data) {
    return (
      <ErrorState
        title={t('error.title')}
        happened={t('error.happened')}
        kept={t('error.kept')}
        next={t('error.next')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.results.length === 0) {
    return (
      <EmptyState
        icon={Mail}
        sideIcon={Inbox}
        title={t('empty.title')}
        text={t('empty.text')}
        action={<Button onClick={() => void refetch()}>{t('empty.action')}</Button>}
      />
    );
  }
  return <Panes {...props} answer={data} />;
}

export function Outbox(props: OutboxProps) {
  const { t } = useTranslation('outbox');
  const { data } = useOutbox(props.page);
  return (
    <div className={classes.outbox}>
      <PageTitle aside={data && t('aside', { count: data.totalResults })}>{t('title')}</PageTitle>
      <p className={classes.lead}>{t('lead')}</p>
      <Content {...props} />
    </div>
  );
}

import '../words.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { ErrorState } from '../../../../shared/ui/error-state/error-state.tsx';
import { type ConversationFilter, useConversations } from '../data/index.ts';
import classes from './conversation-list.module.css';
import { ConversationRows } from './conversation-rows.tsx';
import { FilterChips, type Shown } from './filter-chips.tsx';
import { NoConversations, NoneLikeThis } from './no-conversations.tsx';
import { RowsWaiting } from './rows-waiting.tsx';

const filterOf = (shown: Shown): ConversationFilter => {
  if (shown === 'all') return {};
  return shown === 'unread' ? { unread: true } : { projectId: shown.projectId };
};

interface ConversationListProps {
  userId: number;
  isRecruiter: boolean;
  openId: number | undefined;
  /** Title, search and what begins something new. */
  head: ReactNode;
  /** What was searched for is shown instead of the list. */
  found: ReactNode | undefined;
}

/** Everybody one is talking to, the newest words first. */
export function ConversationList({ userId, isRecruiter, openId, head, found }: ConversationListProps) {
  const { t } = useTranslation('messages');
  const [shown, setShown] = useState<Shown>('all');
  const list = useConversations(filterOf(shown));
  const isNone = !list.isLoading && list.conversations.length === 0;

  const body = () => {
    if (list.isLoading) return <RowsWaiting />;
    if (list.error && list.conversations.length === 0) {
      return (
        <div className={classes.failed}>
          <ErrorState
            title={t('failed.title')}
            happened={t('failed.happened')}
            kept={t('failed.kept')}
            next={t('failed.next')}
            onRetry={list.retry}
          />
        </div>
      );
    }
    if (isNone && shown === 'all') return <NoConversations isRecruiter={isRecruiter} />;
    if (isNone) return <NoneLikeThis shown={shown} onShowAll={() => setShown('all')} />;
    return (
      <ConversationRows
        conversations={list.conversations}
        total={list.totalResults}
        userId={userId}
        openId={openId}
        hasMore={list.hasMore}
        onMore={list.fetchMore}
        isFetchingMore={list.isFetchingMore}
      />
    );
  };
  const hasChips = shown !== 'all' || !isNone;
  return (
    <div className={classes.list}>
      {head}
      {found ?? (
        <>
          {hasChips && (
            <FilterChips shown={shown} onShow={setShown} unread={list.unreadCount} projects={list.projects} />
          )}
          <div className={classes.body} data-stale={list.isStale || undefined}>
            {body()}
          </div>
        </>
      )}
    </div>
  );
}

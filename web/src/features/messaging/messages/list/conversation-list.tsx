import { useIsBuilt } from '../../../../shared/lib/built-paths.ts';
import '../i18n.ts';
import { MessageSquare } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { CountBadge } from '../../../../shared/ui/count-badge/count-badge.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state/empty-state.tsx';
import { FailedQuery } from '../../../../shared/ui/query-state/query-state.tsx';
import { type ConversationFilter, useConversations } from '../data/index.ts';
import { useUnreadCount } from '../data/unread-count.ts';
import classes from './conversation-list.module.css';
import { ConversationRows } from './conversation-rows.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';

type ListFilter = 'all' | 'unread' | { readonly projectId: number };

const isSameFilter = (one: ListFilter, other: ListFilter): boolean =>
  typeof one === 'string' || typeof other === 'string' ? one === other : one.projectId === other.projectId;

interface ChipProps {
  isActive: boolean;
  onPress: () => void;
  label: string;
  count?: number;
}

function Chip({ isActive, onPress, label, count = 0 }: ChipProps) {
  return (
    <button type="button" className={classes.chip} aria-pressed={isActive} onClick={onPress}>
      <span className={classes.label}>{label}</span>
      <CountBadge count={count} />
    </button>
  );
}

interface FilterChipsProps {
  filter: ListFilter;
  onFilter: (filter: ListFilter) => void;
  unread: number;
  projects: readonly { readonly id: number; readonly title: string }[];
}

function FilterChips({ filter, onFilter, unread, projects }: FilterChipsProps) {
  const { t } = useTranslation('messages');
  return (
    <fieldset className={classes.chips} aria-label={t('list.chips')}>
      <Chip isActive={filter === 'all'} label={t('list.all')} onPress={() => onFilter('all')} />
      <Chip
        isActive={filter === 'unread'}
        label={t('list.unread')}
        count={unread}
        onPress={() => onFilter('unread')}
      />
      {projects.map(({ id, title }) => (
        <Chip
          key={id}
          isActive={isSameFilter(filter, { projectId: id })}
          label={title}
          onPress={() => onFilter({ projectId: id })}
        />
      ))}
    </fieldset>
  );
}

function NoConversations({ isRecruiter }: { isRecruiter: boolean }) {
  const { t } = useTranslation('messages');
  const isBuilt = useIsBuilt();
  const to = isRecruiter ? paths.findTalents() : paths.findJobs();
  return (
    <EmptyState
      icon={MessageSquare}
      title={t('none.title')}
      text={t(isRecruiter ? 'none.recruiter' : 'none.talent')}
      action={
        isBuilt(to) && (
          <ButtonLink to={to} variant="outline">
            {t(isRecruiter ? 'none.findTalents' : 'none.findJobs')}
          </ButtonLink>
        )
      }
    />
  );
}

interface NoMatchesProps {
  filter: ListFilter;
  onShowAll: () => void;
}

function NoMatches({ filter, onShowAll }: NoMatchesProps) {
  const { t } = useTranslation('messages');
  const kind = filter === 'unread' ? 'Unread' : 'InProject';
  return (
    <EmptyState
      icon={MessageSquare}
      title={t(`list.none${kind}`)}
      text={t(`list.none${kind}Text`)}
      action={
        <Button variant="outline" onClick={onShowAll}>
          {t('list.showAll')}
        </Button>
      }
    />
  );
}

const toQuery = (filter: ListFilter): ConversationFilter => {
  if (filter === 'all') return {};
  return filter === 'unread' ? { unread: true } : { projectId: filter.projectId };
};

interface ConversationListProps {
  userId: number;
  isRecruiter: boolean;
  openId: number | undefined;
  /** Title, search field and button. */
  head: ReactNode;
  /** Search results, shown instead of the list. */
  found: ReactNode | undefined;
}

export function ConversationList({ userId, isRecruiter, openId, head, found }: ConversationListProps) {
  const { t } = useTranslation('messages');
  const [filter, setFilter] = useState<ListFilter>('all');
  const list = useConversations(toQuery(filter));
  const unread = useUnreadCount();
  const isEmpty = !list.isLoading && list.conversations.length === 0;

  const body = () => {
    if (list.isLoading) return <RowsSkeleton />;
    if (list.error && list.conversations.length === 0) {
      return (
        <div className={classes.failed}>
          <FailedQuery
            error={list.error}
            thing={t('list.thing')}
            kept={t('list.kept')}
            onRetry={list.retry}
          />
        </div>
      );
    }
    if (isEmpty && filter === 'all') return <NoConversations isRecruiter={isRecruiter} />;
    if (isEmpty) return <NoMatches filter={filter} onShowAll={() => setFilter('all')} />;
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
  const hasChips = filter !== 'all' || !isEmpty;
  return (
    <div className={classes.list}>
      {head}
      {found ?? (
        <>
          {hasChips && (
            <FilterChips filter={filter} onFilter={setFilter} unread={unread} projects={list.projects} />
          )}
          <div className={classes.body} data-stale={list.isStale || undefined}>
            {body()}
          </div>
        </>
      )}
    </div>
  );
}

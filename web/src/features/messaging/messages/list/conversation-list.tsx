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
import classes from './conversation-list.module.css';
import { ConversationRows } from './conversation-rows.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';

/** All of them, the unread ones, or those about one project. */
type Shown = 'all' | 'unread' | { readonly projectId: number };

const isSameShown = (one: Shown, other: Shown): boolean =>
  typeof one === 'string' || typeof other === 'string' ? one === other : one.projectId === other.projectId;

interface ChipProps {
  isOn: boolean;
  onPress: () => void;
  label: string;
  count?: number;
}

function Chip({ isOn, onPress, label, count = 0 }: ChipProps) {
  return (
    <button type="button" className={classes.chip} aria-pressed={isOn} onClick={onPress}>
      <span className={classes.label}>{label}</span>
      <CountBadge count={count} />
    </button>
  );
}

interface FilterChipsProps {
  shown: Shown;
  onShow: (shown: Shown) => void;
  /** Messages, in all conversations. */
  unread: number;
  projects: readonly { readonly id: number; readonly title: string }[];
}

function FilterChips({ shown, onShow, unread, projects }: FilterChipsProps) {
  const { t } = useTranslation('messages');
  return (
    <fieldset className={classes.chips} aria-label={t('list.chips')}>
      <Chip isOn={shown === 'all'} label={t('list.all')} onPress={() => onShow('all')} />
      <Chip
        isOn={shown === 'unread'}
        label={t('list.unread')}
        count={unread}
        onPress={() => onShow('unread')}
      />
      {projects.map(({ id, title }) => (
        <Chip
          key={id}
          isOn={isSameShown(shown, { projectId: id })}
          label={title}
          onPress={() => onShow({ projectId: id })}
        />
      ))}
    </fieldset>
  );
}

/** Nobody has written yet: how conversations begin. */
function NoConversations({ isRecruiter }: { isRecruiter: boolean }) {
  const { t } = useTranslation('messages');
  return (
    <EmptyState
      icon={MessageSquare}
      title={t('none.title')}
      text={t(isRecruiter ? 'none.recruiter' : 'none.talent')}
      action={
        <ButtonLink to={isRecruiter ? paths.findTalents() : paths.findJobs()} variant="outline">
          {t(isRecruiter ? 'none.findTalents' : 'none.findJobs')}
        </ButtonLink>
      }
    />
  );
}

interface NoneLikeThisProps {
  shown: Shown;
  onShowAll: () => void;
}

/** There are some, but none of this kind. */
function NoneLikeThis({ shown, onShowAll }: NoneLikeThisProps) {
  const { t } = useTranslation('messages');
  const kind = shown === 'unread' ? 'Unread' : 'InProject';
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

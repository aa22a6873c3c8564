import '../words.ts';
import { SearchX } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state/empty-state.tsx';
import { Notice } from '../../../../shared/ui/notice/notice.tsx';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { useMessageSearch, usePeople } from '../api.ts';
import { RowsWaiting } from '../list/rows-waiting.tsx';
import { FoundMessages } from './found-messages.tsx';
import { FoundPeople } from './found-people.tsx';
import { groupPeople } from './group-people.ts';
import { moveInResults } from './result-keys.ts';
import classes from './search-results.module.css';

function SearchFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('messages');
  return (
    <div className={classes.failed}>
      <Notice
        family="stop"
        action={
          <Button variant="outline" onClick={onRetry}>
            {t('search.retry')}
          </Button>
        }
      >
        {t('search.failed')}
      </Notice>
    </div>
  );
}

interface SearchResultsProps {
  query: string;
  userId: number;
  /** Of what was found. */
  frame: RefObject<HTMLDivElement | null>;
  field: RefObject<HTMLInputElement | null>;
  onOpen: (appId: number) => void;
}

/** People and messages in one list. */
export function SearchResults({ query, userId, frame, field, onOpen }: SearchResultsProps) {
  const { t } = useTranslation('messages');
  const people = usePeople(query);
  const messages = useMessageSearch(query);
  const isStale = people.isPlaceholderData || messages.isPlaceholderData;
  const isWaiting = people.isPending || messages.isPending || isStale;
  // For a moment what was found for the words before may stay; not for as long as a line is gone.
  const isCutOff = isWaiting && (people.fetchStatus === 'paused' || messages.fetchStatus === 'paused');
  const groups = isCutOff ? [] : groupPeople(people.data ?? []);
  const found = isCutOff ? [] : (messages.data ?? []);
  const isFailed = people.isError || messages.isError;
  const count = groups.length + found.length;
  const retry = () => {
    void people.refetch();
    void messages.refetch();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move between the results inside.
    <div
      className={classes.results}
      ref={frame}
      data-stale={(isStale && !isCutOff) || undefined}
      onKeyDown={(event) => moveInResults(event, () => field.current?.focus())}
    >
      <VisuallyHidden role="status">
        {isWaiting ? t('search.waiting') : t('search.found', { count })}
      </VisuallyHidden>
      {isCutOff && (
        <div className={classes.failed}>
          <Notice family="wait">{t('search.offline')}</Notice>
        </div>
      )}
      {isWaiting && !isCutOff && count === 0 && <RowsWaiting label={t('search.waiting')} />}
      {groups.length > 0 && <FoundPeople groups={groups} query={query} onOpen={onOpen} />}
      {found.length > 0 && <FoundMessages found={found} query={query} userId={userId} />}
      {isFailed && <SearchFailed onRetry={retry} />}
      {!isWaiting && !isFailed && count === 0 && (
        <EmptyState
          icon={SearchX}
          title={t('search.nothing', { words: query })}
          text={t('search.nothingText')}
        />
      )}
    </div>
  );
}

import { unlockedPerPage } from '@callboard/contract/casting/unlocking';
import { Search } from 'lucide-react';
import { Navigate } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../../../shared/ui/error-state/error-state.tsx';
import { Pager } from '../../../../shared/ui/pager/pager.tsx';
import type { useUnlocked } from '../api.ts';
import { everybody, isNarrowed, type UnlockedSearch, unlockedLink } from '../model/unlocked-address.ts';
import classes from './unlocked-profiles.module.css';
import { UnlockedRow } from './unlocked-row.tsx';
import { UnlockedWaiting } from './unlocked-waiting.tsx';

interface UnlockedListProps {
  search: UnlockedSearch;
  found: ReturnType<typeof useUnlocked>;
}

function Nobody({ search }: Pick<UnlockedListProps, 'search'>) {
  const { t } = useTranslation('unlockedProfiles');
  if (isNarrowed(search)) {
    return (
      <EmptyState
        title={t('nothing.title')}
        text={t('nothing.text')}
        action={
          <ButtonLink to={unlockedLink({ ...everybody, sort: search.sort })} variant="outline">
            {t('nothing.action')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <ButtonLink to={paths.findTalents()} leftSection={<Search size={17} aria-hidden />}>
          {t('findTalents')}
        </ButtonLink>
      }
    />
  );
}

/** The people of this page, or why there are none. */
export function UnlockedList({ search, found }: UnlockedListProps) {
  const { t } = useTranslation('unlockedProfiles');
  const { data, error, isPlaceholderData, refetch } = found;
  if (error && !data) {
    const words = {
      title: t('failed.title'),
      happened: t('failed.happened'),
      kept: t('failed.kept'),
      next: t('failed.next'),
    };
    return <ErrorState {...words} onRetry={() => void refetch()} />;
  }
  if (!data) return <UnlockedWaiting />;
  const { results, totalResults, totalPages } = data;
  if (!isPlaceholderData && totalResults === 0) return <Nobody search={search} />;
  if (!isPlaceholderData && results.length === 0) {
    return <Navigate to={unlockedLink({ ...search, page: Math.max(totalPages, 1) })} replace />;
  }
  const first = (data.page - 1) * unlockedPerPage + 1;
  const range = { from: first, to: first + results.length - 1, of: totalResults };
  return (
    <>
      <ul
        className={classes.list}
        aria-label={t('list')}
        aria-busy={isPlaceholderData}
        data-stale={isPlaceholderData || undefined}
      >
        {results.map((row, at) => (
          <UnlockedRow key={row.user_id} row={row} isFirst={at < 2} />
        ))}
      </ul>
      <div className={classes.foot}>
        <p className={classes.range}>
          {t('range', {
            from: formatCount(range.from),
            to: formatCount(range.to),
            of: formatCount(range.of),
          })}
        </p>
        <Pager
          page={search.page}
          lastPage={totalPages}
          linkTo={(page) => unlockedLink({ ...search, page })}
        />
      </div>
    </>
  );
}

import type { SavedSearch } from '@callboard/contract/search/saved-searches';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useStore } from '../../../../shared/lib/store.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Notice } from '../../../../shared/ui/notice/notice.tsx';
import { Skeleton, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { refreshSavedSearches, useChangeSavedSearch, useSavedSearches } from '../api.ts';
import { remove, removed, sendWaiting, undo, undoTime } from '../model/removals.ts';
import { SavedSearchRow } from './saved-search-row.tsx';
import classes from './saved-searches.module.css';

interface SavedSearchListProps {
  recruiterId: number;
  /** One of them is on its way. */
  onOpened: () => void;
}

function useDelete() {
  const { t } = useTranslation('savedSearches');
  const client = useQueryClient();
  useEffect(() => {
    window.addEventListener('pagehide', sendWaiting);
    return () => window.removeEventListener('pagehide', sendWaiting);
  }, []);
  return ({ id, name }: SavedSearch) => {
    remove(id, {
      onGone: () => void refreshSavedSearches(client),
      onFailed: () => void toast(t('load.notDeleted', { name }), { severity: 'error' }),
    });
    const action = { label: t('load.undo'), onPress: () => undo(id) };
    toast(t('load.deleted', { name }), { action, hidesAfter: undoTime });
  };
}

/** A recruiter's own searches, newest look first. */
export function SavedSearchList({ recruiterId, onOpened }: SavedSearchListProps) {
  const { t } = useTranslation('savedSearches');
  const { data, isError, refetch } = useSavedSearches(recruiterId, true);
  const { mutate: change } = useChangeSavedSearch();
  const gone = useStore(removed);
  const onDelete = useDelete();
  const shown = data?.filter(({ id }) => !gone.includes(id));
  if (isError && !shown) {
    return (
      <Notice
        family="stop"
        action={
          <Button variant="outline" onClick={() => void refetch()}>
            {t('load.retry')}
          </Button>
        }
      >
        {t('load.failed')}
      </Notice>
    );
  }
  if (!shown) {
    return (
      <Waiting label={t('load.loading')}>
        <Skeleton height="6rem" />
      </Waiting>
    );
  }
  if (shown.length === 0) return <p className={classes.empty}>{t('load.empty')}</p>;
  return (
    <ul className={classes.list} aria-label={t('load.title')}>
      {shown.map((saved) => (
        <SavedSearchRow
          key={saved.id}
          saved={saved}
          onDelete={onDelete}
          onOpen={({ id }) => {
            change({ id, opened: true });
            onOpened();
          }}
        />
      ))}
    </ul>
  );
}

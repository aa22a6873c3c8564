import './i18n.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { QueryState } from '../query-state/query-state.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { toast } from '../toast/toast.ts';
import { type LaterDeletes, undoMs } from './later-deletes.ts';
import type { AlertOption } from './save-search-dialog.tsx';
import { SavedSearchRow, type SearchChange, type ShownSearch } from './saved-search-row.tsx';
import classes from './saved-searches.module.css';

interface SavedSearchListProps<A extends string> {
  query: {
    readonly data: readonly ShownSearch<A>[] | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  alerts: readonly AlertOption<A>[];
  /** Said after the alert of a search has changed. */
  alertChanged: (alert: A, name: string) => string;
  empty: ReactNode;
  deletes: LaterDeletes;
  onDeleted: () => void;
  onChange: (id: number, change: SearchChange<A>) => Promise<unknown>;
  onOpen: (id: number) => void;
}

/** Saved searches with what is new in each: opened, renamed, changed and deleted in place. */
export function SavedSearchList<A extends string>(props: SavedSearchListProps<A>) {
  const { query, empty, deletes, onDeleted, onOpen, ...row } = props;
  const { t } = useTranslation('savedSearches');
  const hidden = deletes.useHiddenIds();
  const visible = (all: readonly ShownSearch<A>[]) => all.filter(({ id }) => !hidden.includes(id));
  const remove = ({ id, name }: ShownSearch<A>) => {
    deletes.delete(id, {
      onDeleted,
      onFailed: () => void toast(t('load.notDeleted', { name }), { severity: 'error' }),
    });
    const action = { label: t('load.undo'), onPress: () => deletes.undo(id) };
    toast(t('load.deleted', { name }), { action, hidesAfter: undoMs });
  };
  return (
    <QueryState
      query={query}
      thing={t('load.thing')}
      level={3}
      waiting={<Skeleton height="6rem" />}
      isEmpty={(all) => visible(all).length === 0}
      empty={<p className={classes.empty}>{empty}</p>}
    >
      {(all) => (
        <ul className={classes.list} aria-label={t('load.title')}>
          {visible(all).map((saved) => (
            <SavedSearchRow
              key={saved.id}
              {...row}
              saved={saved}
              onDelete={() => remove(saved)}
              onOpen={() => onOpen(saved.id)}
            />
          ))}
        </ul>
      )}
    </QueryState>
  );
}

import { type SavedSearch, type SearchAlert, searchAlerts } from '@callboard/contract/search/saved-searches';
import { useQueryClient } from '@tanstack/react-query';
import { Check, Pencil, Trash2, X } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { createStore, useStore } from '../../../../shared/lib/store.ts';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { searchLink } from '../../talent-search/index.ts';
import { refreshSavedSearches, sendDelete, useChangeSavedSearch, useSavedSearches } from '../api.ts';
import { toSearch } from '../model/shared-search.ts';
import { maxNameLength } from './save-dialog.tsx';
import classes from './saved-searches.module.css';

interface RenameFormProps {
  saved: SavedSearch;
  onDone: () => void;
}

function RenameForm({ saved, onDone }: RenameFormProps) {
  const { t } = useTranslation('savedSearches');
  const [name, setName] = useState(saved.name);
  const [nameError, setNameError] = useState<string>();
  const { mutate, isPending } = useChangeSavedSearch();
  const rename = (event: FormEvent) => {
    event.preventDefault();
    const newName = name.trim();
    if (newName === '') return setNameError(t('save.empty'));
    if (newName === saved.name) return onDone();
    mutate(
      { id: saved.id, name: newName },
      {
        onSuccess: onDone,
        onError: (error) =>
          setNameError(t(readRequestError(error).code === 'CONFLICT' ? 'save.taken' : 'load.notRenamed')),
      },
    );
  };
  return (
    <form className={classes.rename} onSubmit={rename} noValidate>
      <TextField
        label={t('load.newName', { name: saved.name })}
        value={name}
        maxLength={maxNameLength}
        error={nameError}
        autoFocus
        onChange={(event) => {
          setName(event.currentTarget.value);
          setNameError(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onDone();
        }}
      />
      <button type="submit" className={classes.tool} aria-label={t('load.renameDone')} disabled={isPending}>
        <Check size={18} aria-hidden />
      </button>
      <button type="button" className={classes.tool} aria-label={t('load.renameCancel')} onClick={onDone}>
        <X size={18} aria-hidden />
      </button>
    </form>
  );
}

/** How often new matches of a search are told. */
function AlertChoice({ saved: { id, name, alert } }: { saved: SavedSearch }) {
  const { t } = useTranslation('savedSearches');
  const { mutate, isPending, variables } = useChangeSavedSearch();
  const change = (next: SearchAlert) =>
    mutate(
      { id, alert: next },
      {
        onSuccess: () => void toast(t(`load.alertChanged.${next}`, { name })),
        onError: () => void toast(t('load.alertFailed'), { severity: 'error' }),
      },
    );
  return (
    <select
      className={classes.alert}
      aria-label={t('load.alertOf', { name })}
      value={isPending ? variables.alert : alert}
      onChange={({ currentTarget: { value } }) => {
        const next = searchAlerts.find((one) => one === value);
        if (next) change(next);
      }}
    >
      {searchAlerts.map((one) => (
        <option key={one} value={one}>
          {t(`alerts.${one}`)}
        </option>
      ))}
    </select>
  );
}

interface SavedSearchRowProps {
  saved: SavedSearch;
  onOpen: (saved: SavedSearch) => void;
  onDelete: (saved: SavedSearch) => void;
}

function SavedSearchRow({ saved, onOpen, onDelete }: SavedSearchRowProps) {
  const { t } = useTranslation('savedSearches');
  const [isRenaming, setIsRenaming] = useState(false);
  const { name, count, new_count: newCount } = saved;
  if (isRenaming) {
    return (
      <li className={classes.row}>
        <RenameForm saved={saved} onDone={() => setIsRenaming(false)} />
      </li>
    );
  }
  return (
    <li className={classes.row}>
      <Link className={classes.openLink} to={searchLink(toSearch(saved))} onClick={() => onOpen(saved)}>
        <span className={classes.name}>{name}</span>
        <span className={classes.counts}>
          {t('load.count', { count, shown: formatCount(count) })}
          {newCount > 0 && (
            <span className={classes.new}>
              {t('load.new', { count: newCount, shown: formatCount(newCount) })}
            </span>
          )}
        </span>
      </Link>
      <AlertChoice saved={saved} />
      <button
        type="button"
        className={classes.tool}
        aria-label={t('load.rename', { name })}
        onClick={() => setIsRenaming(true)}
      >
        <Pencil size={16} aria-hidden />
      </button>
      <button
        type="button"
        className={classes.tool}
        aria-label={t('load.delete', { name })}
        onClick={() => onDelete(saved)}
      >
        <Trash2 size={16} aria-hidden />
      </button>
    </li>
  );
}

const undoMs = 8000;

/** Hidden right away, deleted once the undo time is over or when the page is left. */
const hiddenIds = createStore<readonly number[]>([]);
const pendingDeletes = new Map<number, { timer: ReturnType<typeof setTimeout>; send: () => void }>();

const unhide = (id: number) => hiddenIds.set(hiddenIds.get().filter((one) => one !== id));

interface DeleteCallbacks {
  readonly onDeleted: () => void;
  readonly onFailed: () => void;
}

function deleteLater(id: number, { onDeleted, onFailed }: DeleteCallbacks): void {
  hiddenIds.set([...hiddenIds.get(), id]);
  const send = () => {
    clearTimeout(pendingDeletes.get(id)?.timer);
    pendingDeletes.delete(id);
    sendDelete(id).then(onDeleted, () => {
      unhide(id);
      onFailed();
    });
  };
  pendingDeletes.set(id, { timer: setTimeout(send, undoMs), send });
}

function undoDelete(id: number): void {
  clearTimeout(pendingDeletes.get(id)?.timer);
  if (pendingDeletes.delete(id)) unhide(id);
}

function sendPendingDeletes(): void {
  for (const { send } of [...pendingDeletes.values()]) send();
}

interface SavedSearchListProps {
  recruiterId: number;
  onOpened: () => void;
}

function useDelete() {
  const { t } = useTranslation('savedSearches');
  const client = useQueryClient();
  useEffect(() => {
    window.addEventListener('pagehide', sendPendingDeletes);
    return () => window.removeEventListener('pagehide', sendPendingDeletes);
  }, []);
  return ({ id, name }: SavedSearch) => {
    deleteLater(id, {
      onDeleted: () => void refreshSavedSearches(client),
      onFailed: () => void toast(t('load.notDeleted', { name }), { severity: 'error' }),
    });
    const action = { label: t('load.undo'), onPress: () => undoDelete(id) };
    toast(t('load.deleted', { name }), { action, hidesAfter: undoMs });
  };
}

export default function SavedSearchList({ recruiterId, onOpened }: SavedSearchListProps) {
  const { t } = useTranslation('savedSearches');
  const query = useSavedSearches(recruiterId, true);
  const { mutate: change } = useChangeSavedSearch();
  const hidden = useStore(hiddenIds);
  const onDelete = useDelete();
  const visible = (saved: readonly SavedSearch[]) => saved.filter(({ id }) => !hidden.includes(id));
  return (
    <QueryState
      query={query}
      thing={t('load.thing')}
      level={3}
      waiting={<Skeleton height="6rem" />}
      isEmpty={(saved) => visible(saved).length === 0}
      empty={<p className={classes.empty}>{t('load.empty')}</p>}
    >
      {(all) => (
        <ul className={classes.list} aria-label={t('load.title')}>
          {visible(all).map((saved) => (
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
      )}
    </QueryState>
  );
}

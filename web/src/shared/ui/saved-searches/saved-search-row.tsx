import './i18n.ts';
import { useMutation } from '@tanstack/react-query';
import { Check, Pencil, Trash2, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { readRequestError } from '../../lib/api/request-error.ts';
import { formatCount } from '../../lib/format/count.ts';
import { TextField } from '../text-field/text-field.tsx';
import { toast } from '../toast/toast.ts';
import { type AlertOption, maxSearchName } from './save-search-dialog.tsx';
import classes from './saved-searches.module.css';

/** A saved search as its list shows it. */
export interface ShownSearch<A extends string> {
  readonly id: number;
  readonly name: string;
  readonly alert: A;
  /** How many match, in words. */
  readonly matches: string;
  readonly newCount: number;
  /** Where it opens. */
  readonly to: string;
}

export interface SearchChange<A extends string> {
  readonly name?: string;
  readonly alert?: A;
}

interface RowProps<A extends string> {
  saved: ShownSearch<A>;
  alerts: readonly AlertOption<A>[];
  alertChanged: (alert: A, name: string) => string;
  onChange: (id: number, change: SearchChange<A>) => Promise<unknown>;
  onOpen: () => void;
  onDelete: () => void;
}

interface RenameFormProps {
  saved: Pick<ShownSearch<string>, 'name'>;
  onRename: (name: string) => Promise<unknown>;
  onDone: () => void;
}

function RenameForm({ saved, onRename, onDone }: RenameFormProps) {
  const { t } = useTranslation('savedSearches');
  const [name, setName] = useState(saved.name);
  const [nameError, setNameError] = useState<string>();
  const { mutate, isPending } = useMutation({ mutationFn: onRename });
  const rename = (event: FormEvent) => {
    event.preventDefault();
    const newName = name.trim();
    if (newName === '') return setNameError(t('save.empty'));
    if (newName === saved.name) return onDone();
    mutate(newName, {
      onSuccess: onDone,
      onError: (error) =>
        setNameError(t(readRequestError(error).code === 'CONFLICT' ? 'save.taken' : 'load.notRenamed')),
    });
  };
  return (
    <form className={classes.rename} onSubmit={rename} noValidate>
      <TextField
        label={t('load.newName', { name: saved.name })}
        value={name}
        maxLength={maxSearchName}
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

type AlertChoiceProps<A extends string> = Pick<RowProps<A>, 'saved' | 'alerts' | 'alertChanged' | 'onChange'>;

/** How often new matches of a search are told. */
function AlertChoice<A extends string>({ saved, alerts, alertChanged, onChange }: AlertChoiceProps<A>) {
  const { id, name, alert } = saved;
  const { t } = useTranslation('savedSearches');
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (next: A) => onChange(id, { alert: next }),
  });
  const change = (next: A) =>
    mutate(next, {
      onSuccess: () => void toast(alertChanged(next, name)),
      onError: () => void toast(t('load.alertFailed'), { severity: 'error' }),
    });
  return (
    <select
      className={classes.alert}
      aria-label={t('load.alertOf', { name })}
      value={isPending ? variables : alert}
      onChange={({ currentTarget: { value } }) => {
        const next = alerts.find((one) => one.value === value);
        if (next) change(next.value);
      }}
    >
      {alerts.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

export function SavedSearchRow<A extends string>(props: RowProps<A>) {
  const { saved, onChange, onOpen, onDelete } = props;
  const { t } = useTranslation('savedSearches');
  const [isRenaming, setIsRenaming] = useState(false);
  const { id, name, matches, newCount, to } = saved;
  if (isRenaming) {
    return (
      <li className={classes.row}>
        <RenameForm
          saved={saved}
          onRename={(newName) => onChange(id, { name: newName })}
          onDone={() => setIsRenaming(false)}
        />
      </li>
    );
  }
  return (
    <li className={classes.row}>
      <Link className={classes.openLink} to={to} onClick={onOpen}>
        <span className={classes.name}>{name}</span>
        <span className={classes.counts}>
          {matches}
          {newCount > 0 && (
            <span className={classes.new}>
              {t('load.new', { count: newCount, shown: formatCount(newCount) })}
            </span>
          )}
        </span>
      </Link>
      <AlertChoice {...props} />
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
        onClick={onDelete}
      >
        <Trash2 size={16} aria-hidden />
      </button>
    </li>
  );
}

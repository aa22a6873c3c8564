import type { SavedSearch } from '@callboard/contract/search/saved-searches';
import { Check, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readTrouble } from '../../../../shared/lib/api/request-error.ts';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { useChangeSavedSearch } from '../api.ts';
import { longestName } from './save-dialog.tsx';
import classes from './saved-searches.module.css';

interface RenameFormProps {
  saved: SavedSearch;
  onDone: () => void;
}

/** Another name, where the old one stood. */
export function RenameForm({ saved, onDone }: RenameFormProps) {
  const { t } = useTranslation('savedSearches');
  const [name, setName] = useState(saved.name);
  const [fault, setFault] = useState<string>();
  const { mutate, isPending } = useChangeSavedSearch();
  const rename = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === '') return setFault(t('save.empty'));
    if (wanted === saved.name) return onDone();
    mutate(
      { id: saved.id, name: wanted },
      {
        onSuccess: onDone,
        onError: (error) =>
          setFault(t(readTrouble(error).code === 'CONFLICT' ? 'save.taken' : 'load.notRenamed')),
      },
    );
  };
  return (
    <form className={classes.rename} onSubmit={rename} noValidate>
      <TextField
        label={t('load.newName', { name: saved.name })}
        value={name}
        maxLength={longestName}
        error={fault}
        autoFocus
        onChange={(event) => {
          setName(event.currentTarget.value);
          setFault(undefined);
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

import type { SavedSearch } from '@callboard/contract/search/saved-searches';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { searchLink } from '../../talent-search/index.ts';
import { toSearch } from '../model/saved-link.ts';
import { RenameForm } from './rename-form.tsx';
import classes from './saved-searches.module.css';

interface SavedSearchRowProps {
  saved: SavedSearch;
  onOpen: (saved: SavedSearch) => void;
  onDelete: (saved: SavedSearch) => void;
}

/** One kept search: its name leads to it, what is new stands beside. */
export function SavedSearchRow({ saved, onOpen, onDelete }: SavedSearchRowProps) {
  const { t } = useTranslation('savedSearches');
  const [isRenaming, setIsRenaming] = useState(false);
  const { name, count, new_count: fresh } = saved;
  if (isRenaming) {
    return (
      <li className={classes.row}>
        <RenameForm saved={saved} onDone={() => setIsRenaming(false)} />
      </li>
    );
  }
  return (
    <li className={classes.row}>
      <Link className={classes.open} to={searchLink(toSearch(saved))} onClick={() => onOpen(saved)}>
        <span className={classes.name}>{name}</span>
        <span className={classes.counts}>
          {t('load.count', { count, shown: formatCount(count) })}
          {fresh > 0 && (
            <span className={classes.new}>{t('load.new', { count: fresh, shown: formatCount(fresh) })}</span>
          )}
        </span>
      </Link>
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

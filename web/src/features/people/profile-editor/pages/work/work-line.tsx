import { X } from 'lucide-react';
import { memo, useSyncExternalStore } from 'react';
import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { nameOf } from '../../../../site/reference/index.ts';
import { useWizard } from '../../model/wizard-context.ts';
import type { WorkRow } from '../../model/work-row.ts';
import classes from './past-works.module.css';

interface WorkLineProps {
  row: WorkRow;
  onEdit: (key: string) => void;
  onRemove: (row: WorkRow) => void;
  isReadOnly: boolean;
}

/** A past work in one line; a press opens it. */
export const WorkLine = memo(function WorkLine({ row, onEdit, onRemove, isReadOnly }: WorkLineProps) {
  const { t } = useTranslation('profileWizard');
  const { lists } = useWizard();
  const { subscribe } = row.saving;
  const title = useSyncExternalStore(subscribe, () => row.saving.value('title')).trim();
  const part = useSyncExternalStore(subscribe, () => row.saving.value('part'));
  const year = useSyncExternalStore(subscribe, () => row.saving.value('year'));
  const kind = useSyncExternalStore(subscribe, () => row.saving.value('projectType'));
  const isFaulty = useSyncExternalStore(subscribe, () => row.saving.status().faulty.length > 0);
  const shown = title || t('work.past.untitled');
  const more = [part, nameOf(lists.project_types, kind)].filter(Boolean).join(', ');
  return (
    <li className={classes.line}>
      <button
        type="button"
        className={classes.edit}
        aria-label={t('work.past.edit', { title: shown })}
        disabled={isReadOnly}
        onClick={() => onEdit(row.key)}
      >
        <span className={classes.title}>{shown}</span>
        <span className={classes.year}>{year}</span>
        {(more !== '' || isFaulty) && (
          <span className={classes.more} data-faulty={isFaulty || undefined}>
            {isFaulty ? t('work.past.notSaved') : more}
          </span>
        )}
      </button>
      {!isReadOnly && (
        <button
          type="button"
          className={classes.remove}
          aria-label={t('work.past.remove', { title: shown })}
          onClick={() => onRemove(row)}
        >
          <X size={18} aria-hidden />
        </button>
      )}
    </li>
  );
});

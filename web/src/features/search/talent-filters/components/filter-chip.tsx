import { X } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import classes from './filter-chips.module.css';

interface FilterChipProps {
  /** Undefined until the lists are here. */
  name: string | undefined;
  /** Undefined until it is counted, null when that failed. */
  gain: number | undefined | null;
  onRemove: () => void;
}

export function FilterChip({ name, gain, onRemove }: FilterChipProps) {
  const { t } = useTranslation('talentFilters');
  return (
    <li className={classes.chip}>
      <span className={classes.name}>{name ?? <Skeleton width="4rem" height="0.75rem" />}</span>
      {gain !== null && (
        <span className={classes.gain}>
          {gain !== undefined && (
            <>
              <span aria-hidden>{t('chips.gain', { shown: formatCount(gain) })}</span>
              <VisuallyHidden>
                {t('chips.gainSaid', { count: gain, shown: formatCount(gain) })}
              </VisuallyHidden>
            </>
          )}
        </span>
      )}
      <button
        type="button"
        className={classes.remove}
        aria-label={t('chips.remove', { name: name ?? '' })}
        onClick={onRemove}
      >
        <X size={14} aria-hidden />
      </button>
    </li>
  );
}

import '../i18n.ts';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { Toggle } from '../../../../shared/ui/toggle/toggle.tsx';
import classes from './filter-panel.module.css';
import type { FilterPartProps } from './role-filters.tsx';

interface OwnFiltersProps extends Omit<FilterPartProps, 'lists'> {
  /** How many fit. */
  fits: number | null | undefined;
}

/** What only a talent can search by: what fits, and what they saved. */
export function OwnFilters({ filters, change, fits }: OwnFiltersProps) {
  const { t } = useTranslation('findJobs');
  return (
    <div className={classes.own}>
      <div className={classes.fits}>
        <Toggle
          label={t('fitsMe')}
          hint={t('fitsMeHint')}
          checked={filters.fits_me ?? false}
          onChange={({ currentTarget }) => change({ fits_me: currentTarget.checked || undefined })}
        />
        {typeof fits === 'number' && <span className={classes.count}>{formatCount(fits)}</span>}
      </div>
      <Toggle
        label={t('saved')}
        checked={filters.saved ?? false}
        onChange={({ currentTarget }) => change({ saved: currentTarget.checked || undefined })}
      />
    </div>
  );
}

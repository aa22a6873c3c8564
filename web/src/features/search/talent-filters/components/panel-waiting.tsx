import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';
import more from './check-list.module.css';
import classes from './panel.module.css';

const heights = ['5.75rem', '5.75rem', '7.75rem', '6rem', '10rem', '5.5rem'];

/** The panel at its size, until the lists are here. */
export function PanelSkeleton() {
  return (
    <div className={classes.waiting} aria-hidden>
      {heights.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks that never change places.
        <Skeleton key={index} height={height} />
      ))}
    </div>
  );
}

export function ListsFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('talentFilters');
  return (
    <p className={classes.quiet} role="alert">
      {t('errors.lists')}{' '}
      <button type="button" className={more.more} onClick={onRetry}>
        {t('errors.again')}
      </button>
    </p>
  );
}

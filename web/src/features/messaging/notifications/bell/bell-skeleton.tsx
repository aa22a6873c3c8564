import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Skeleton, SkeletonText, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import classes from './bell.module.css';

const rows = ['first', 'second', 'third'] as const;

/** Also shown while the panel's script loads. */
export function BellSkeleton() {
  const { t } = useTranslation('shell');
  return (
    <Waiting label={t('bell.loading')}>
      {rows.map((row) => (
        <div key={row} className={classes.notification} aria-hidden>
          <Skeleton width="2.75rem" aspectRatio="4 / 5" />
          <div className={classes.text}>
            <SkeletonText lines={2} />
          </div>
          <span />
        </div>
      ))}
    </Waiting>
  );
}

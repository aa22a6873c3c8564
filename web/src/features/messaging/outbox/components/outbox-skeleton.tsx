import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Skeleton, SkeletonText, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import classes from './outbox-skeleton.module.css';

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export function OutboxSkeleton() {
  const { t } = useTranslation('outbox');
  return (
    <Waiting label={t('loading')}>
      {rows.map((row) => (
        <div key={row} className={classes.row}>
          <Skeleton width="1.125rem" height="1.125rem" />
          <SkeletonText lines={2} />
        </div>
      ))}
    </Waiting>
  );
}

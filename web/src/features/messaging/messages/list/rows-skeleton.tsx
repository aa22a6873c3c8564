import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Skeleton, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import classes from './conversation-rows.module.css';
import face from './face.module.css';

const rows = ['78%', '64%', '82%', '58%', '72%', '66%'];

export function RowsSkeleton({ label }: { label?: string }) {
  const { t } = useTranslation('messages');
  return (
    <Waiting label={label ?? t('list.loading')}>
      {rows.map((width) => (
        <div key={width} className={classes.row}>
          <span className={face.face}>
            <Skeleton aspectRatio="4 / 5" />
          </span>
          <span className={classes.skeletonText}>
            <Skeleton height="0.875rem" width="46%" />
            <Skeleton height="0.6875rem" width="38%" />
            <Skeleton height="0.75rem" width={width} />
          </span>
        </div>
      ))}
    </Waiting>
  );
}

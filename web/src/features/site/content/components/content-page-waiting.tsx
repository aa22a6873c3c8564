import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Skeleton, SkeletonText, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import classes from './content-page.module.css';

export function ContentPageWaiting() {
  const { t } = useTranslation('contentPage');
  return (
    <div className={classes.page}>
      <Waiting label={t('loading')}>
        <div className={classes.head}>
          <Skeleton width="60%" height="3.5rem" />
        </div>
        <div className={classes.columns}>
          <SkeletonText lines={12} />
        </div>
      </Waiting>
    </div>
  );
}

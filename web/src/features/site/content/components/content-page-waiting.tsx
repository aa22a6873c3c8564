import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Skeleton, SkeletonText, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import classes from './content-page.module.css';

export function ContentPageWaiting() {
  const { t } = useTranslation('contentPage');
  const { t: controls } = useTranslation('controls');
  return (
    <div className={classes.page}>
      <Waiting label={controls('query.loading', { thing: t('thing') })}>
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

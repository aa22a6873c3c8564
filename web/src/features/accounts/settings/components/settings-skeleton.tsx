import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Skeleton, SkeletonText, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import classes from './settings.module.css';

const sections = ['first', 'second', 'third'];

export function SettingsSkeleton() {
  const { t } = useTranslation('settings');
  return (
    <Waiting label={t('loading')}>
      <div className={classes.panes}>
        <div className={classes.skeletonNav}>
          <SkeletonText lines={6} />
        </div>
        <div className={classes.sections}>
          {sections.map((section) => (
            <div key={section} className={classes.skeletonSection}>
              <Skeleton width="12rem" height="1.75rem" />
              <Skeleton height="0.25rem" />
              <Skeleton height="7.5rem" />
            </div>
          ))}
        </div>
      </div>
    </Waiting>
  );
}

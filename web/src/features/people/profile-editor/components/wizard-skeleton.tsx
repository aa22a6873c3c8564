import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Skeleton, SkeletonText, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import classes from './wizard.module.css';

const fields = ['first', 'second', 'third', 'fourth', 'fifth'];

export function WizardSkeleton() {
  const { t } = useTranslation('profileWizard');
  return (
    <Waiting label={t('loading')}>
      <div className={classes.wizard}>
        <div className={classes.panes}>
          <div className={classes.column}>
            <div className={classes.skeleton}>
              <Skeleton height="0.25rem" />
              <Skeleton width="9rem" height="0.875rem" />
              <Skeleton width="18rem" height="2.25rem" />
              <SkeletonText lines={2} />
              {fields.map((field) => (
                <Skeleton key={field} height="4.5rem" />
              ))}
            </div>
          </div>
        </div>
      </div>
    </Waiting>
  );
}

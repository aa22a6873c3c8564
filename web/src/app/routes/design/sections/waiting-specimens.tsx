import { KeyRound, Lock } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../../../shared/ui/error-state/error-state.tsx';
import { Skeleton, SkeletonText, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { Specimen } from '../specimen-section.tsx';
import classes from './waiting-specimens.module.css';

export function WaitingSpecimens() {
  const { t } = useTranslation('design');
  return (
    <div className={classes.columns}>
      <div className={classes.stack}>
        <div className={classes.well}>
          <EmptyState
            level={3}
            icon={KeyRound}
            sideIcon={Lock}
            title={t('waiting.emptyTitle')}
            text={t('waiting.emptyText')}
            action={
              <ButtonLink to={paths.findTalents()} size="lg">
                {t('waiting.emptyAction')}
              </ButtonLink>
            }
          />
        </div>
        <Specimen title={t('waiting.skeletons')}>
          <Waiting label={t('waiting.skeletons')}>
            <div className={classes.skeleton}>
              <Skeleton aspectRatio="4 / 5" width="4.75rem" />
              <SkeletonText lines={4} />
            </div>
          </Waiting>
        </Specimen>
      </div>
      <div className={classes.stack}>
        <ErrorState
          level={3}
          title={t('waiting.errorTitle')}
          happened={t('waiting.errorHappened')}
          kept={t('waiting.errorKept')}
          next={t('waiting.errorNext')}
          onRetry={() => void toast(t('waiting.retried'))}
        />
      </div>
    </div>
  );
}

import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { ErrorState } from '../../../../shared/ui/error-state/error-state.tsx';
import { Skeleton, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { useTalentDashboard } from '../api.ts';
import { LooksPanel } from './looks-panel.tsx';
import { StrengthPanel } from './strength-panel.tsx';
import classes from './talent-aside.module.css';

/** Beside what waits: how strong the profile is, and who looked. */
export function TalentAside({ userId }: { userId: number }) {
  const { t } = useTranslation('dashboard');
  const { data, isPending, refetch } = useTalentDashboard(userId);
  if (data) {
    return (
      <aside className={classes.aside}>
        <StrengthPanel dashboard={data} />
        <LooksPanel looks={data.looks} />
      </aside>
    );
  }
  if (isPending) {
    return (
      <Waiting label={t('strength.loading')}>
        <div className={classes.aside}>
          <Skeleton height="27rem" />
          <Skeleton height="22rem" />
        </div>
      </Waiting>
    );
  }
  return (
    <ErrorState
      title={t('strength.error.title')}
      happened={t('error.happened')}
      kept={t('error.kept')}
      next={t('error.next')}
      onRetry={() => void refetch()}
    />
  );
}

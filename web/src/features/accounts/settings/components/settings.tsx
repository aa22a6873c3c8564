import '../i18n.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { ErrorState } from '../../../../shared/ui/error-state/error-state.tsx';
import { PageTitle } from '../../../../shared/ui/page-title/page-title.tsx';
import { Skeleton, SkeletonText, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { useUserRecord } from '../api.ts';
import classes from './settings.module.css';
import { SettingsForm } from './settings-form.tsx';

const sections = ['first', 'second', 'third'];

function SettingsSkeleton() {
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

interface SettingsProps {
  userId: number;
  /** The picture others see now. */
  icon: string | undefined;
  onChangeIcon: () => void;
  /** How a recruiter shows who they are. */
  verification: ReactNode;
}

function Content({ userId, ...parts }: SettingsProps) {
  const { t } = useTranslation('settings');
  const { data, isPending, refetch } = useUserRecord(userId);
  if (data) return <SettingsForm key={data.user_id} record={data} {...parts} />;
  if (isPending) return <SettingsSkeleton />;
  return (
    <ErrorState
      title={t('error.title')}
      happened={t('error.happened')}
      kept={t('error.kept')}
      next={t('error.next')}
      onRetry={() => void refetch()}
    />
  );
}

export function Settings(props: SettingsProps) {
  const { t } = useTranslation('settings');
  return (
    <div className={classes.page}>
      <PageTitle>{t('title')}</PageTitle>
      <Content {...props} />
    </div>
  );
}

import '../words.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { ErrorState } from '../../../../shared/ui/error-state/error-state.tsx';
import { PageTitle } from '../../../../shared/ui/page-title/page-title.tsx';
import { useUserRecord } from '../api.ts';
import classes from './settings.module.css';
import { SettingsForm } from './settings-form.tsx';
import { SettingsSkeleton } from './settings-skeleton.tsx';

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

import '../i18n.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { PageTitle } from '../../../../shared/ui/page-title/page-title.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { Skeleton, SkeletonText } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { useUserRecord } from '../api.ts';
import classes from './settings.module.css';
import { SettingsForm } from './settings-form.tsx';

const sections = ['first', 'second', 'third'];

function SettingsSkeleton() {
  return (
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
  );
}

interface SettingsProps {
  userId: number;
  /** The current profile picture. */
  icon: string | undefined;
  onChangeIcon: () => void;
  verification: ReactNode;
}

export function Settings({ userId, ...form }: SettingsProps) {
  const { t } = useTranslation('settings');
  return (
    <div className={classes.page}>
      <PageTitle>{t('title')}</PageTitle>
      <QueryState query={useUserRecord(userId)} thing={t('thing')} waiting={<SettingsSkeleton />}>
        {(record) => <SettingsForm key={record.user_id} record={record} {...form} />}
      </QueryState>
    </div>
  );
}

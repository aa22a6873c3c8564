import type { OwnApplicationDetail } from '@callboard/contract/casting/application-views';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { ReportDialog } from '../../../people/reports/index.ts';
import classes from './application-page.module.css';

interface ReportProps {
  userId: number;
  application: OwnApplicationDetail;
}

/** To the team of Callboard; the recruiter is not notified. */
export function Report({ userId, application }: ReportProps) {
  const { t } = useTranslation('myApplications');
  const [opened, setOpened] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const { jobId, title, recruiter } = application;
  const name = recruiter?.name ?? t('row.somebody');
  return (
    <div className={classes.foot}>
      <p>{t('report.text', { name })}</p>
      <Button
        variant="ghost"
        leftSection={<Flag size={16} aria-hidden />}
        onClick={() => {
          setOpened(opened + 1);
          setIsOpen(true);
        }}
      >
        {t('report.button')}
      </Button>
      <ReportDialog
        key={opened}
        userId={userId}
        about={{ jobId }}
        title={title}
        person={name}
        opened={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </div>
  );
}

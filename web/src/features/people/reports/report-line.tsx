import './i18n.ts';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import type { Reported } from './api.ts';
import { ReportDialog } from './report-dialog.tsx';
import classes from './report-line.module.css';

interface ReportLineProps {
  userId: number;
  about: Reported;
  /** What the report is called after. */
  title: string;
  /** Who posted it, and is not notified. */
  person: string;
  kind: 'project' | 'job';
}

function ReportLine({ kind, ...dialog }: ReportLineProps) {
  const { t } = useTranslation('reports');
  const [opened, setOpened] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <p className={classes.line}>
      {t(`${kind}.wrong`)}
      <Button
        variant="link"
        leftSection={<Flag size={15} aria-hidden />}
        onClick={() => {
          setOpened(opened + 1);
          setIsOpen(true);
        }}
      >
        {t(`${kind}.report`)}
      </Button>
      <ReportDialog
        {...dialog}
        key={opened}
        next={t(`${kind}.next`)}
        opened={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </p>
  );
}

type AboutWhom = Pick<ReportLineProps, 'userId' | 'title' | 'person'>;

/** “Something wrong with this project?”, with the dialog behind it. */
export const ReportProject = ({ projectId, ...line }: AboutWhom & { projectId: number }) => (
  <ReportLine {...line} kind="project" about={{ projectId }} />
);

/** The same for a job, by the id in its URL. */
export const ReportJob = ({ jobId, ...line }: AboutWhom & { jobId: string }) => (
  <ReportLine {...line} kind="job" about={{ jobId }} />
);

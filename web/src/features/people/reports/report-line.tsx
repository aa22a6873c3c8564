import './i18n.ts';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { ReportDialog } from './report-dialog.tsx';
import classes from './report-line.module.css';

interface ReportProjectProps {
  userId: number;
  projectId: number;
  /** What the report is called after. */
  title: string;
  /** Who shared it, and is not notified. */
  person: string;
}

/** “Something wrong with this project?”, with the dialog behind it. */
export function ReportProject({ projectId, ...dialog }: ReportProjectProps) {
  const { t } = useTranslation('reports');
  const [opened, setOpened] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <p className={classes.line}>
      {t('project.wrong')}
      <Button
        variant="link"
        leftSection={<Flag size={15} aria-hidden />}
        onClick={() => {
          setOpened(opened + 1);
          setIsOpen(true);
        }}
      >
        {t('project.report')}
      </Button>
      <ReportDialog
        {...dialog}
        about={{ projectId }}
        key={opened}
        opened={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </p>
  );
}

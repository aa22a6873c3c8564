import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { useJobStep } from '../api.ts';
import { DeadlineFields } from '../editor/deadline-fields.tsx';
import { isPast, noDeadline, writeDeadline } from '../model/deadline-value.ts';
import classes from './job-dialogs.module.css';
import type { SteppedJob } from './stepped-job.ts';

interface ReopenJobDialogProps {
  job: SteppedJob;
  onClose: () => void;
}

/** A closed job takes applications again, with a new deadline or none. */
export default function ReopenJobDialog({ job: { id, title }, onClose }: ReopenJobDialogProps) {
  const { t } = useTranslation('jobPostings');
  const { t: editor } = useTranslation('jobEditor');
  const [until, setUntil] = useState(noDeadline);
  const reopen = useJobStep();
  const deadline = writeDeadline(until);
  const send = () => {
    if (deadline === undefined || isPast(until)) return;
    reopen.mutate(
      { params: { id }, body: { step: 'reopen', deadline } },
      {
        onSuccess: ({ status }) => {
          toast(t(status === 'in_review' ? 'steps.sentToReview' : 'steps.done.reopen'));
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      width="wide"
      title={t('reopen.title', { title })}
      lead={t('reopen.lead')}
      closable={!reopen.isPending}
    >
      <div className={classes.form}>
        <DeadlineFields
          label={t('reopen.until')}
          value={until}
          onChange={setUntil}
          hint={editor('hints.deadline')}
        />
        {reopen.isError && <Alert family="stop">{t('reopen.failed')}</Alert>}
      </div>
      <DialogActions>
        <Button variant="outline" onClick={onClose} disabled={reopen.isPending}>
          {t('reopen.cancel')}
        </Button>
        <Button onClick={send} loading={reopen.isPending}>
          {t('reopen.send')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

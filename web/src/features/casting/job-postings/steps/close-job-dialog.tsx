import { answerWordsLength, movingStatuses } from '@callboard/contract/casting/application-values';
import { reopenJobWithinDays } from '@callboard/contract/casting/job-values';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { TextArea } from '../../../../shared/ui/text-area/text-area.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { useJobNumbers, useJobStep } from '../api.ts';
import classes from './job-dialogs.module.css';
import type { SteppedJob } from './stepped-job.ts';

interface CloseJobDialogProps {
  job: SteppedJob;
  onClose: () => void;
}

/** How many applications are still open; undefined while that is not known. */
function useWaiting(id: number): number | undefined {
  const { data } = useJobNumbers(id);
  const moving = new Set<string>(movingStatuses);
  return data?.stages.reduce((sum, { status, count }) => sum + (moving.has(status) ? count : 0), 0);
}

/** Closing replies to everyone whose application is open, in words that can be changed first. */
export default function CloseJobDialog({ job: { id, title }, onClose }: CloseJobDialogProps) {
  const { t } = useTranslation('jobPostings');
  const waiting = useWaiting(id);
  const close = useJobStep();
  const [words, setWords] = useState(() => t('close.usual', { title }));
  const [wasTried, setWasTried] = useState(false);
  const isNobody = waiting === 0;
  const isTooLong = words.trim().length > answerWordsLength;
  const error = isTooLong
    ? t('close.tooLong', { count: answerWordsLength })
    : words.trim() === ''
      ? t('close.empty')
      : undefined;
  const send = () => {
    setWasTried(true);
    if (error && !isNobody) return;
    close.mutate(
      { params: { id }, body: { step: 'close', ...(!isNobody && { words: words.trim() }) } },
      {
        onSuccess: () => {
          toast(t('steps.done.close'));
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
      closesOnClickOutside={false}
      closable={!close.isPending}
      title={t('close.title', { title })}
      lead={waiting === undefined ? t('close.counting') : t('close.lead', { count: waiting })}
    >
      <div className={classes.form}>
        {!isNobody && (
          <TextArea
            label={t('close.words')}
            rows={5}
            value={words}
            error={wasTried || isTooLong ? error : undefined}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        )}
        <p className={classes.note}>{t('close.reopen', { days: reopenJobWithinDays })}</p>
        {close.isError && <Alert family="stop">{t('close.failed')}</Alert>}
      </div>
      <DialogActions>
        <Button variant="outline" onClick={onClose} disabled={close.isPending}>
          {t('close.cancel')}
        </Button>
        <Button onClick={send} loading={close.isPending}>
          {t('close.send')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { useDeleteDraftJob } from '../api.ts';
import type { SteppedJob } from './stepped-job.ts';

interface DeleteJobDialogProps {
  job: SteppedJob;
  onClose: () => void;
  onDeleted?: () => void;
}

export default function DeleteJobDialog({ job: { id, title }, onClose, onDeleted }: DeleteJobDialogProps) {
  const { t } = useTranslation('jobPostings');
  const remove = useDeleteDraftJob();
  const send = () =>
    remove.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          toast(t('remove.done'));
          onClose();
          onDeleted?.();
        },
      },
    );
  return (
    <Dialog opened onClose={onClose} tone="stop" title={t('remove.title', { title })} lead={t('remove.lead')}>
      {remove.isError && <Alert family="stop">{t('remove.failed')}</Alert>}
      <DialogActions>
        <Button variant="outline" onClick={onClose} disabled={remove.isPending}>
          {t('remove.cancel')}
        </Button>
        <Button onClick={send} loading={remove.isPending}>
          {t('remove.send')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import type { ProjectDetail } from '@callboard/contract/casting/projects';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { useDeleteDraft } from '../api.ts';

interface DeleteDraftDialogProps {
  project: ProjectDetail;
  onClose: () => void;
}

export default function DeleteDraftDialog({ project: { id, title }, onClose }: DeleteDraftDialogProps) {
  const { t } = useTranslation('projectPage');
  const navigate = useNavigate();
  const remove = useDeleteDraft();
  const send = () =>
    remove.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          toast(t('remove.done'));
          void navigate(paths.myProjects(), { replace: true });
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

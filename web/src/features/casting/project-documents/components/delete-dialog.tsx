import type { TeamDocument } from '@callboard/contract/casting/project-documents';
import { Trash2 } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { useDeleteDocument } from '../api.ts';

interface DeleteDialogProps {
  document: TeamDocument;
  onClose: () => void;
}

/** Names what is deleted, since it cannot be undone. */
export function DeleteDialog({ document: { id, title, versions }, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('projectDocuments');
  const deleting = useDeleteDocument();
  const remove = () =>
    deleting.mutate(
      { body: { id } },
      {
        onSuccess: () => {
          toast(t('deleting.done'));
          onClose();
        },
      },
    );
  return (
    <Dialog
      opened
      onClose={onClose}
      tone="stop"
      closable={!deleting.isPending}
      title={t('deleting.title', { title })}
      lead={t('deleting.lead', { count: versions.length })}
    >
      {deleting.error && <Alert family="stop">{t('deleting.failed', { title })}</Alert>}
      <DialogActions>
        <Button variant="ghost" onClick={onClose} data-autofocus>
          {t('deleting.cancel')}
        </Button>
        <Button leftSection={<Trash2 size={18} aria-hidden />} loading={deleting.isPending} onClick={remove}>
          {t('deleting.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

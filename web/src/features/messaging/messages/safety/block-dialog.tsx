import { Ban } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { Notice } from '../../../../shared/ui/notice/notice.tsx';

interface BlockDialogProps {
  name: string;
  opened: boolean;
  isBusy: boolean;
  hasFailed: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Names who it is about and says what happens, before it does. */
export function BlockDialog({ name, opened, isBusy, hasFailed, onConfirm, onClose }: BlockDialogProps) {
  const { t } = useTranslation('messages');
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('block.title', { name })}
      lead={t('block.lead', { name })}
      tone="stop"
    >
      <p>{t('block.undo', { name })}</p>
      {hasFailed && <Notice family="stop">{t('block.failed')}</Notice>}
      <DialogActions>
        <Button variant="outline" data-autofocus onClick={onClose}>
          {t('block.cancel')}
        </Button>
        <Button
          variant="ink"
          loading={isBusy}
          leftSection={<Ban size={17} aria-hidden />}
          onClick={onConfirm}
        >
          {t('block.confirm', { name })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

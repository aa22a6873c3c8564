import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { readTrouble } from '../../../../../shared/lib/api/request-error.ts';
import { Button } from '../../../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../../shared/ui/dialog/dialog.tsx';
import { Notice } from '../../../../../shared/ui/notice/notice.tsx';
import { takeBack } from '../../data/index.ts';

interface TakeBackDialogProps {
  id: number;
  onClose: () => void;
}

export function TakeBackDialog({ id, onClose }: TakeBackDialogProps) {
  const { t } = useTranslation('messages');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => takeBack(id),
    onSuccess: onClose,
  });
  const isTooLate = error !== null && readTrouble(error).code === 'CONFLICT';
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('actions.takeBackTitle')}
      lead={t('actions.takeBackLead')}
      tone="stop"
    >
      {error && <Notice family="stop">{t(isTooLate ? 'actions.tooLate' : 'actions.failed')}.</Notice>}
      <DialogActions>
        <Button variant="outline" onClick={onClose}>
          {t('actions.keep')}
        </Button>
        <Button variant="ink" loading={isPending} onClick={() => mutate()}>
          {t('actions.takeBack')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import type { ClientLink } from '@callboard/contract/casting/client-links';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { useRevokeLink } from '../api.ts';

interface RevokeLinkProps {
  link: ClientLink;
  onDone: () => void;
}

/** Asks once more. */
export function RevokeLink({ link, onDone }: RevokeLinkProps) {
  const { t } = useTranslation('clientLinks');
  const { mutate, isPending, isError } = useRevokeLink();
  const revoke = () =>
    mutate(
      { params: { id: link.id } },
      {
        onSuccess: () => {
          toast(t('revoke.done'));
          onDone();
        },
      },
    );
  return (
    <>
      {isError && <Alert family="stop">{t('revoke.failed')}</Alert>}
      <DialogActions>
        <Button variant="outline" onClick={onDone}>
          {t('actions.cancel')}
        </Button>
        <Button loading={isPending} onClick={revoke} data-autofocus>
          {t('revoke.action')}
        </Button>
      </DialogActions>
    </>
  );
}

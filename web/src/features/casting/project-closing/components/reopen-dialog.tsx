import type { ClosedProject } from '@callboard/contract/casting/project-closing';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { useStatusChange } from '../api.ts';

const knownCodes = ['NETWORK', 'CONFLICT', 'PROFILE_FROZEN', 'PROJECT_RIGHT_MISSING'] as const;

interface ReopenDialogProps {
  project: Pick<ClosedProject, 'id' | 'title'>;
  onClose: () => void;
  onReopened: () => void;
}

/** Asks before a project is reopened, because nobody’s answer is undone. */
export function ReopenDialog({ project: { id, title }, onClose, onReopened }: ReopenDialogProps) {
  const { t } = useTranslation('projectClosing');
  const change = useStatusChange();
  const reopen = () =>
    change.mutate(
      { params: { id }, body: { status: 'open' } },
      {
        onSuccess: () => {
          toast(t('reopen.done', { title }));
          onReopened();
        },
      },
    );
  const code = change.error && readRequestError(change.error).code;
  const problem = change.error && (knownCodes.find((known) => known === code) ?? 'other');
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('reopen.title', { title })}
      lead={t('reopen.lead')}
      closable={!change.isPending}
    >
      {problem && <Alert family="stop">{t(`reopen.errors.${problem}`, { title })}</Alert>}
      <DialogActions>
        <Button variant="outline" disabled={change.isPending} onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button loading={change.isPending} onClick={reopen}>
          {t('reopen.button')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import type { ProjectPerson } from '@callboard/contract/casting/project-people';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { type TeamProject, useLeaveProject, useRemovePerson } from '../api.ts';

interface RemoveDialogProps {
  project: TeamProject;
  person: ProjectPerson;
  /** The reader leaves, instead of removing someone. */
  isLeaving: boolean;
  ownerName: string | undefined;
  onClose: () => void;
}

/** Asks before someone loses access. After leaving, the page is told by the live channel as for anyone removed. */
export default function RemoveDialog({ project, person, isLeaving, ownerName, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('projectPeople');
  const removing = useRemovePerson();
  const leaving = useLeaveProject();
  const { mutate, isPending, error } = isLeaving ? leaving : removing;
  const { name, user_id: personId } = person;
  const words = { name, project: project.title, owner: ownerName ?? '' };
  const about = isLeaving ? 'leave' : 'remove';
  const finish = () => {
    toast(t(`${about}.done`, words));
    onClose();
  };
  const send = () =>
    mutate(
      { params: { id: project.id, personId } },
      {
        onSuccess: finish,
        // Someone else was faster.
        onError: (failure) => readRequestError(failure).code === 'NOT_FOUND' && finish(),
      },
    );
  const isGone = error !== null && readRequestError(error).code === 'NOT_FOUND';
  const leaveLead = ownerName === undefined ? 'leave.leadWithoutOwner' : 'leave.lead';
  return (
    <Dialog
      opened
      onClose={onClose}
      tone="stop"
      title={t(`${about}.title`, words)}
      lead={t(isLeaving ? leaveLead : 'remove.lead', words)}
    >
      {error && !isGone && <Alert family="stop">{t(`${about}.failed`, words)}</Alert>}
      <DialogActions>
        <Button variant="outline" onClick={onClose} disabled={isPending}>
          {t(`${about}.cancel`)}
        </Button>
        <Button onClick={send} loading={isPending}>
          {t(`${about}.send`, words)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import { changeProjectPerson, type ProjectPerson } from '@callboard/contract/casting/project-people';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { refresh } from '../../../../shared/lib/api/queries.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { Form, SubmitButton } from '../../../../shared/ui/form/form.tsx';
import { useContractForm } from '../../../../shared/ui/form/use-contract-form.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { sendPersonChange, type TeamProject, teamCalls } from '../api.ts';
import { RoleChoice } from './role-choice.tsx';

interface ChangeDialogProps {
  project: TeamProject;
  person: ProjectPerson;
  onClose: () => void;
}

/** What a colleague may do on the project, and spend. */
export default function ChangeDialog({ project, person, onClose }: ChangeDialogProps) {
  const { t } = useTranslation('projectPeople');
  const client = useQueryClient();
  const { user_id, name, role, unlock_limit } = person;
  const form = useContractForm({
    schema: changeProjectPerson.body,
    start: { role: role === 'associate' ? 'associate' : 'viewer', unlock_limit: unlock_limit ?? 0 },
    labels: { role: t('role.label'), unlock_limit: t('role.credits') },
    send: (body) => sendPersonChange(project.id, user_id, body),
    onDone: () => {
      void refresh(client, ...teamCalls);
      toast(t('change.saved'));
      onClose();
    },
    action: t('change.sending'),
    errorText: ({ code }) => (code === 'NOT_FOUND' ? t('change.gone', { name }) : undefined),
  });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('change.title', { name })}
      lead={t('change.lead', { project: project.title })}
    >
      <Form
        form={form}
        foot={
          <DialogActions>
            <Button variant="outline" onClick={onClose}>
              {t('change.cancel')}
            </Button>
            <SubmitButton form={form}>{t('change.send')}</SubmitButton>
          </DialogActions>
        }
      >
        <RoleChoice role={form.control('role')} credits={form.control('unlock_limit')} />
      </Form>
    </Dialog>
  );
}

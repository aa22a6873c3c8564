import { inviteToProject } from '@callboard/contract/casting/project-people';
import { invitationDays, maxMembers } from '@callboard/contract/casting/project-values';
import type { Result } from '@callboard/contract/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { refresh } from '../../../../shared/lib/api/queries.ts';
import type { RequestError } from '../../../../shared/lib/api/request-error.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { useCopy } from '../../../../shared/lib/use-copy.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { RadioChips } from '../../../../shared/ui/choices/radio-chips.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { Form, SubmitButton } from '../../../../shared/ui/form/form.tsx';
import { useContractForm } from '../../../../shared/ui/form/use-contract-form.tsx';
import { Stack } from '../../../../shared/ui/layout/layout.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { sendInvitation, type TeamProject, teamCalls } from '../api.ts';
import { OpenInvitations } from './open-invitations.tsx';
import { RoleChoice } from './role-choice.tsx';

type Invited = Result<typeof inviteToProject>;
type Way = 'email' | 'link';

/** Where it goes by email, the address must be there. */
const schemas = {
  email: inviteToProject.body.refine(({ email }) => email !== undefined, { path: ['email'] }),
  link: inviteToProject.body,
} as const;

interface InviteFormProps {
  project: TeamProject;
  onClose: () => void;
  onLink: (invited: Invited & { readonly url: string }) => void;
}

function useInviteForm({ project, onClose, onLink }: InviteFormProps, way: Way) {
  const { t } = useTranslation('projectPeople');
  const client = useQueryClient();
  const errorTexts: Partial<Record<RequestError['code'], string>> = {
    CONFLICT: t('invite.full', { most: maxMembers }),
    RATE_LIMITED: t('invite.often'),
  };
  return useContractForm({
    schema: schemas[way],
    start: { role: 'associate', email: '', unlock_limit: 0 },
    labels: { role: t('role.label'), email: t('invite.email'), unlock_limit: t('role.credits') },
    missing: { email: t('invite.emailMissing') },
    send: (body) => sendInvitation(project.id, body),
    onDone: (invited) => {
      void refresh(client, ...teamCalls);
      const { url, email } = invited;
      if (url !== null) return onLink({ ...invited, url });
      toast(t('invite.sent', { email: email ?? '' }));
      onClose();
    },
    action: t('invite.sending'),
    errorText: ({ code }) => errorTexts[code],
  });
}

function InviteForm(props: InviteFormProps) {
  const { t } = useTranslation('projectPeople');
  const [way, setWay] = useState<Way>('email');
  const form = useInviteForm(props, way);
  const choose = (next: Way) => {
    form.form.setValue('email', '');
    form.form.clearErrors();
    setWay(next);
  };
  return (
    <Form
      form={form}
      foot={
        <DialogActions>
          <Button variant="outline" onClick={props.onClose}>
            {t('invite.cancel')}
          </Button>
          <SubmitButton form={form}>{t(way === 'email' ? 'invite.send' : 'invite.makeLink')}</SubmitButton>
        </DialogActions>
      }
    >
      <RadioChips<Way>
        label={t('invite.how')}
        options={[
          { value: 'email', label: t('invite.byEmail') },
          { value: 'link', label: t('invite.byLink') },
        ]}
        hint={t(way === 'email' ? 'invite.emailHint' : 'invite.linkHint')}
        value={way}
        onChange={(next) => next && choose(next)}
        isOptional={false}
      />
      {way === 'email' && (
        <TextField
          {...form.field('email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          data-autofocus
        />
      )}
      <RoleChoice role={form.control('role')} credits={form.control('unlock_limit')} />
    </Form>
  );
}

interface NewLinkProps {
  invited: Invited & { readonly url: string };
  onClose: () => void;
}

function NewLink({ invited, onClose }: NewLinkProps) {
  const { t } = useTranslation('projectPeople');
  const { copy, hasFailed } = useCopy(invited.url, () => toast(t('invite.copied')));
  return (
    <Stack gap={4}>
      <TextField
        label={t('invite.link')}
        value={invited.url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      {hasFailed && <Alert family="stop">{t('invite.copyFailed')}</Alert>}
      <DialogActions>
        <Button variant="outline" onClick={onClose}>
          {t('invite.done')}
        </Button>
        <Button leftSection={<Copy size={17} aria-hidden />} onClick={() => void copy()}>
          {t('invite.copy')}
        </Button>
      </DialogActions>
    </Stack>
  );
}

/** Invites a colleague by email or with a link, which is shown once. Lists what is open. */
export default function InviteDialog({ project, onClose }: Pick<InviteFormProps, 'project' | 'onClose'>) {
  const { t } = useTranslation('projectPeople');
  const [made, setMade] = useState<Invited & { readonly url: string }>();
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t(made ? 'invite.linkTitle' : 'invite.title')}
      lead={
        made
          ? t('invite.linkLead', { date: formatDate(made.expires_at) })
          : t('invite.lead', { project: project.title, days: invitationDays })
      }
      closesOnClickOutside={false}
    >
      {made ? (
        <NewLink invited={made} onClose={onClose} />
      ) : (
        <Stack gap={5}>
          <InviteForm project={project} onClose={onClose} onLink={setMade} />
          <OpenInvitations projectId={project.id} />
        </Stack>
      )}
    </Dialog>
  );
}

import './i18n.ts';
import { sendEmailToTalent } from '@callboard/contract/casting/unlocking';
import { useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Trans } from '../../../shared/i18n/trans.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { newId } from '../../../shared/lib/new-id.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { useSession } from '../../../shared/lib/session/index.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../shared/ui/dialog/dialog.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form/form.tsx';
import { useContractForm } from '../../../shared/ui/form/use-contract-form.tsx';
import { TextArea } from '../../../shared/ui/text-area/text-area.tsx';
import { TextField } from '../../../shared/ui/text-field/text-field.tsx';
import { toast } from '../../../shared/ui/toast/toast.ts';
import { refreshUnlocked, sendEmail } from './api.ts';
import classes from './email-dialog.module.css';
import {
  closeEmailDialog,
  type TalentRequest,
  useEmailRequest,
  useLastRequest,
} from './model/dialog-requests.ts';

const knownCodes = [
  'NETWORK',
  'RATE_LIMITED',
  'VALIDATION_FAILED',
  'NOT_FOUND',
  'FORBIDDEN',
  'PROFILE_FROZEN',
] as const;

interface EmailFormProps {
  request: TalentRequest;
  userId: number;
}

function useEmailForm({ request: { talentId, name }, userId }: EmailFormProps) {
  const { t } = useTranslation('unlocking');
  const client = useQueryClient();
  /** The draft may have been sent already, here or before a reload, without us seeing the response. */
  const mayBeSent = useRef(true);
  const contractForm = useContractForm({
    schema: sendEmailToTalent.body,
    start: { talentId, subject: '', message: '', client_id: newId() },
    labels: { subject: t('email.subject'), message: t('email.message') },
    missing: { subject: t('email.missing.subject'), message: t('email.missing.message') },
    send: (body) => {
      mayBeSent.current = true;
      return sendEmail(body);
    },
    onDone: () => {
      void refreshUnlocked(client);
      closeEmailDialog();
      toast(t('email.sent', { name }));
    },
    action: t('email.send'),
    errorText: ({ code }) =>
      t(`email.errors.${knownCodes.find((known) => known === code) ?? 'other'}`, { name }),
    draft: { name: `${userId}/letter/${talentId}`, storedIn: 'browser' },
  });
  const { subscribe, setValue } = contractForm.form;
  // A changed text is another email, so it must not share the id of one that may be on its way.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name: field }) => {
          if (!mayBeSent.current || (field !== 'subject' && field !== 'message')) return;
          mayBeSent.current = false;
          setValue('client_id', newId());
        },
      }),
    [subscribe, setValue],
  );
  return contractForm;
}

function EmailForm(props: EmailFormProps) {
  const { t } = useTranslation('unlocking');
  const form = useEmailForm(props);
  return (
    <Form
      form={form}
      foot={
        <>
          <p className={classes.draftNote}>{t('email.draftNote')}</p>
          <DialogActions>
            <Button variant="outline" onClick={closeEmailDialog}>
              {t('email.cancel')}
            </Button>
            <SubmitButton form={form} leftSection={<Send size={17} aria-hidden />}>
              {t('email.send')}
            </SubmitButton>
          </DialogActions>
        </>
      }
    >
      <TextField {...form.field('subject')} data-autofocus />
      <TextArea {...form.area('message')} rows={8} />
    </Form>
  );
}

/** Sent by us, so neither address is shown. */
export default function EmailDialog() {
  const { t } = useTranslation('unlocking');
  const request = useEmailRequest();
  const { user } = useSession();
  const last = useLastRequest(request);
  if (!last || user?.user_type !== 2) return null;
  return (
    <Dialog
      opened={request !== undefined}
      onClose={closeEmailDialog}
      title={t('email.title', { name: last.request.name })}
      lead={
        <Trans
          t={t}
          i18nKey="email.lead"
          components={{ a: <Link to={paths.messages()} onClick={closeEmailDialog} /> }}
        />
      }
      width="wide"
      closesOnClickOutside={false}
    >
      <EmailForm key={last.key} request={last.request} userId={user.user_id} />
    </Dialog>
  );
}

import { Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { Trans } from 'react-i18next';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import '../words.ts';
import type { Trouble } from '../../../../shared/lib/api/request-error.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { CharacterCount } from '../../../../shared/ui/character-count/character-count.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { Notice } from '../../../../shared/ui/notice/notice.tsx';
import { TextArea } from '../../../../shared/ui/text-area/text-area.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { closeLetter, type LetterRequest, useLetterRequest } from '../model/letter-request.ts';
import classes from './letter-dialog.module.css';
import { mostInMessage, useLetter } from './use-letter.ts';

const said = [
  'NETWORK',
  'RATE_LIMITED',
  'VALIDATION_FAILED',
  'NOT_FOUND',
  'FORBIDDEN',
  'PROFILE_FROZEN',
] as const;
const saidOf = ({ code }: Trouble) => said.find((one) => one === code) ?? 'other';

interface LetterFormProps {
  request: LetterRequest;
  userId: number;
}

function LetterForm({ request: { talentId, name }, userId }: LetterFormProps) {
  const { t } = useTranslation('unlocking');
  const subject = useRef<HTMLInputElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  const { draft, faults, change, send, isSending, trouble } = useLetter({
    talentId,
    userId,
    onSent: () => {
      closeLetter();
      toast(t('letter.sent', { name }));
    },
  });
  const errorOf = (field: 'subject' | 'message') => {
    const fault = faults[field];
    return fault ? t(`letter.fault.${fault}`) : trouble?.fields.find((one) => one.field === field)?.message;
  };
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const found = send();
        if (found.subject) subject.current?.focus();
        else if (found.message) message.current?.focus();
      }}
    >
      <TextField
        ref={subject}
        label={t('letter.subject')}
        value={draft.subject}
        error={errorOf('subject')}
        required
        data-autofocus
        onChange={(event) => change({ subject: event.currentTarget.value })}
      />
      <TextArea
        ref={message}
        label={t('letter.message')}
        rows={8}
        value={draft.message}
        error={errorOf('message')}
        hint={<CharacterCount text={draft.message} most={mostInMessage} />}
        required
        onChange={(event) => change({ message: event.currentTarget.value })}
      />
      {trouble && <Notice family="stop">{t(`letter.trouble.${saidOf(trouble)}`, { name })}</Notice>}
      <p className={classes.kept}>{t('letter.kept')}</p>
      <DialogActions>
        <Button variant="outline" onClick={closeLetter}>
          {t('letter.cancel')}
        </Button>
        <Button type="submit" leftSection={<Send size={17} aria-hidden />} loading={isSending}>
          {t('letter.send')}
        </Button>
      </DialogActions>
    </form>
  );
}

/** A letter to somebody unlocked, sent by us: neither address is shown. */
export default function LetterDialog() {
  const { t } = useTranslation('unlocking');
  const request = useLetterRequest();
  const { user } = useSession();
  const [last, setLast] = useState<{ request: LetterRequest; times: number }>();
  if (request && request !== last?.request) setLast({ request, times: (last?.times ?? 0) + 1 });
  if (!last || user?.user_type !== 2) return null;
  return (
    <Dialog
      opened={request !== undefined}
      onClose={closeLetter}
      title={t('letter.title', { name: last.request.name })}
      lead={
        <Trans
          t={t}
          i18nKey="letter.lead"
          components={{ a: <Link to={paths.messages()} onClick={closeLetter} /> }}
        />
      }
      width="wide"
      closesOnClickOutside={false}
    >
      <LetterForm key={last.times} request={last.request} userId={user.user_id} />
    </Dialog>
  );
}

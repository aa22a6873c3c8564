import '../i18n.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { Trans } from '../../../../shared/i18n/trans.tsx';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { type RequestError, readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { CharacterCount } from '../../../../shared/ui/character-count/character-count.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { TextArea } from '../../../../shared/ui/text-area/text-area.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { refreshUnlocked, sendLetter } from '../api.ts';
import { closeLetter, type LetterRequest, useLetterRequest } from '../model/letter-request.ts';
import classes from './letter-dialog.module.css';
import { changedLetter, forgetLetter, keepLetter, type LetterDraft, readLetter } from './letter-draft.ts';

const mostInSubject = 160;
const mostInMessage = 7000;

type Field = 'subject' | 'message';
type LetterFault = 'subject' | 'message' | 'long';

const most: Record<Field, number> = { subject: mostInSubject, message: mostInMessage };

function faultOf(field: Field, text: string): LetterFault | undefined {
  if (text.trim() === '') return field;
  return text.trim().length > most[field] ? 'long' : undefined;
}

interface LetterOptions {
  readonly talentId: number;
  readonly userId: number;
  readonly onSent: () => void;
}

/** Typing, keeping and sending one letter, without losing a word of it. */
function useLetter({ talentId, userId, onSent }: LetterOptions) {
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => readLetter(userId, talentId));
  const [faults, setFaults] = useState<Partial<Record<Field, LetterFault | undefined>>>({});
  const keep = (next: LetterDraft) => {
    setDraft(next);
    keepLetter(userId, talentId, next);
  };
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ subject, message, clientId }: LetterDraft) =>
      sendLetter({ talentId, subject: subject.trim(), message: message.trim(), client_id: clientId }),
    onMutate: (sent) => keep({ ...sent, wasTried: true }),
    onSuccess: () => {
      forgetLetter(userId, talentId);
      void refreshUnlocked(client);
      onSent();
    },
  });

  const change = (changed: Partial<Pick<LetterDraft, Field>>) => {
    keep(changedLetter(draft, changed));
    setFaults({});
    if (error) reset();
  };
  const send = () => {
    const found = { subject: faultOf('subject', draft.subject), message: faultOf('message', draft.message) };
    setFaults(found);
    if (!found.subject && !found.message) mutate(draft);
    return found;
  };
  return {
    draft,
    faults,
    change,
    send,
    isSending: isPending,
    trouble: error ? readRequestError(error) : undefined,
  };
}

const said = [
  'NETWORK',
  'RATE_LIMITED',
  'VALIDATION_FAILED',
  'NOT_FOUND',
  'FORBIDDEN',
  'PROFILE_FROZEN',
] as const;
const saidOf = ({ code }: RequestError) => said.find((one) => one === code) ?? 'other';

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
      {trouble && <Alert family="stop">{t(`letter.errors.${saidOf(trouble)}`, { name })}</Alert>}
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

import { Check } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useSaveState } from '../../../../shared/lib/autosave/use-autosave.ts';
import { formatDayTime } from '../../../../shared/lib/format/dates.ts';
import { useTimeFormat } from '../../../../shared/lib/format/time-format.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { SaveStateLine } from '../../../../shared/ui/autosave/save-mark.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { useClient } from '../model/client-context.ts';
import { listNames } from '../model/page-texts.ts';
import { useProgress } from '../model/use-progress.ts';
import classes from './send-panel.module.css';

/** "Saved", once there is something to save. */
export function SaveLine() {
  const { answers } = useClient();
  const { state, invalid } = useSaveState(answers.saving);
  const { answered } = useProgress();
  return answered === 0 && state === 'saved' ? null : <SaveStateLine state={state} invalid={invalid} />;
}

interface SendButtonProps {
  /** Two words, in the bar of a phone. */
  isShort?: boolean;
}

/** The one red button of the page. */
export function SendButton({ isShort = false }: SendButtonProps) {
  const { t } = useTranslation('clientPage');
  const { page, sender, sending } = useClient();
  const { answered, canSend, hasSent } = useProgress();
  const isDone = hasSent && !canSend;
  const long = isDone ? 'sent' : hasSent ? 'again' : 'action';
  const short = isDone ? 'shortSent' : hasSent ? 'shortAgain' : 'short';
  const label = t(`send.${isShort ? short : long}`, { name: sender });
  return (
    <Button
      size="lg"
      fullWidth
      variant={isDone ? 'outline' : 'filled'}
      leftSection={isDone && <Check size={18} aria-hidden />}
      loading={sending.isSending}
      disabled={!canSend || answered === 0 || page.visitor?.is_preview}
      onClick={() => void sending.send()}
    >
      {label}
    </Button>
  );
}

/** Who else has answered, and when one reads it. */
function Others() {
  const { t } = useTranslation('clientPage');
  const { page } = useClient();
  const { answered_by, visitor } = page;
  if (answered_by.length === 0) return null;
  const key = visitor?.sent_at == null ? 'send.answered' : 'send.opened';
  return <p>{t(key, { names: listNames(answered_by), count: answered_by.length })}</p>;
}

/** What became of it, or what will. */
export function SendNotes() {
  const { t } = useTranslation('clientPage');
  const { page, sender, sending } = useClient();
  const { answered, canSend, hasSent } = useProgress();
  useTimeFormat();
  const until = formatDayTime(page.expires_at);
  const sentAt = page.visitor?.sent_at;
  return (
    <div className={classes.notes}>
      {sending.failure && <Alert family="stop">{t(`send.errors.${sending.failure}`)}</Alert>}
      {page.visitor?.is_preview && <p>{t('send.preview')}</p>}
      {hasSent && canSend && <p className={classes.changed}>{t('send.changed', { name: sender })}</p>}
      {answered === 0 && <p>{t('send.nothing')}</p>}
      <p>
        {sentAt ? t('send.sentAt', { date: formatDayTime(sentAt), until }) : t('send.until', { date: until })}
      </p>
      <Others />
    </div>
  );
}

/** The button, and what happens with it. */
export function SendPanel() {
  return (
    <div className={classes.panel}>
      <div className={classes.button}>
        <SendButton />
      </div>
      <div className={classes.saved}>
        <SaveLine />
      </div>
      <SendNotes />
    </div>
  );
}

import { CircleAlert, Clock } from 'lucide-react';
import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../../shared/ui/button/button.tsx';
import { toast } from '../../../../../shared/ui/toast/toast.ts';
import { addToDraft, type MessageDraft, type OutgoingMessage, useUploadStates } from '../../data/index.ts';
import type { LogActions } from '../log-actions.ts';
import bubble from './bubble.module.css';
import classes from './message-row.module.css';
import { QuoteLine } from './quote-line.tsx';
import { useRefusalWords } from './use-refusal-words.ts';
import { WaitingFiles } from './waiting-files.tsx';
import waitingClasses from './waiting-row.module.css';
import { Words } from './words.tsx';

interface WaitingRowProps {
  rowKey: string;
  waiting: OutgoingMessage;
  actions: LogActions;
}

function useProgressWords({ files, state }: OutgoingMessage): string {
  const { t } = useTranslation('messages');
  const states = useUploadStates();
  const all = files.reduce((sum, { size }) => sum + size, 0);
  const sent = files.reduce((sum, { fileId, size, attachment }) => {
    const upload = states.get(fileId);
    const share = upload?.is === 'sending' ? upload.share : 0;
    return sum + (attachment ? size : size * share);
  }, 0);
  if (state === 'waiting') return t('message.waiting');
  if (all === 0 || sent >= all) return t('message.sending');
  return t('message.sendingFiles', { percent: Math.floor((sent / all) * 100) });
}

/** Why it was not taken, and what now: nothing is lost until its writer says so. */
function Refused({ waiting, actions }: Omit<WaitingRowProps, 'rowKey'>) {
  const { t } = useTranslation('messages');
  const { clientId, reason } = waiting;
  const { appId, userId, name, retry, discard } = actions;
  const why = useRefusalWords(reason, name);
  const writeAnew = (draft: MessageDraft | undefined) => {
    if (draft) addToDraft(userId, appId, draft);
  };
  const throwAway = () => {
    const draft = discard(clientId);
    toast(t('message.discarded'), { action: { label: t('message.undo'), onPress: () => writeAnew(draft) } });
  };
  return (
    <div className={waitingClasses.refused} role="alert">
      <p className={waitingClasses.why}>
        <CircleAlert size={15} aria-hidden />
        <span>
          <strong>{t('message.refused')}.</strong> {why}
        </span>
      </p>
      <div className={waitingClasses.ways}>
        <Button size="xs" variant="outline" onClick={() => retry(clientId)}>
          {t('message.retry')}
        </Button>
        <Button size="xs" variant="ghost" onClick={() => writeAnew(discard(clientId))}>
          {t('message.rewrite')}
        </Button>
        <Button size="xs" variant="ghost" onClick={throwAway}>
          {t('message.discard')}
        </Button>
      </div>
    </div>
  );
}

/** A message that is on this device only. */
export function WaitingRow({ rowKey, waiting, actions }: WaitingRowProps) {
  const { t } = useTranslation('messages');
  const { text, quote, files, state } = waiting;
  const progress = useProgressWords(waiting);
  const isRefused = state === 'refused';
  return (
    <div className={classes.row} data-key={rowKey} data-mine data-first>
      <div className={classes.line}>
        <div className={classes.body}>
          <span className={classes.unseen}>{t('message.mine')}</span>
          <WaitingFiles files={files} />
          {(text || quote) && (
            <div className={bubble.bubble} data-mine data-refused={isRefused || undefined}>
              {quote && (
                <QuoteLine quote={quote} actions={actions} onJump={() => actions.jumpTo(quote.seq)} />
              )}
              <Words text={text} />
            </div>
          )}
        </div>
      </div>
      {isRefused ? (
        <Refused waiting={waiting} actions={actions} />
      ) : (
        <p className={classes.meta}>
          <Clock size={14} aria-hidden />
          {progress}
        </p>
      )}
    </div>
  );
}

import { CircleAlert, Clock } from 'lucide-react';
import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { formatFileSize } from '../../../../../shared/lib/format/file-size.ts';
import { Button } from '../../../../../shared/ui/button/button.tsx';
import { toast } from '../../../../../shared/ui/toast/toast.ts';
import {
  addToDraft,
  type MessageDraft,
  type OutgoingMessage,
  type PickedFile,
  useFilePreview,
  useUploadStates,
} from '../../data/index.ts';
import type { LogActions } from '../log-actions.ts';
import bubble from './bubble.module.css';
import { fileIcon } from './file-links.tsx';
import classes from './message-row.module.css';
import { MessageText } from './message-text.tsx';
import waitingClasses from './outgoing-row.module.css';
import { QuoteLine } from './quote-line.tsx';

function WaitingFile({ file }: { file: PickedFile }) {
  const preview = useFilePreview(file);
  const Icon = fileIcon(file.type);
  if (preview)
    return <img className={waitingClasses.preview} src={preview} alt={file.name} width={4} height={5} />;
  return (
    <p className={waitingClasses.file}>
      <Icon size={20} aria-hidden />
      <span className={waitingClasses.name}>{file.name}</span>
      <span className={waitingClasses.size}>{formatFileSize(file.size)}</span>
    </p>
  );
}

/** Files of a message that has not left yet, as they lie on this device. */
const WaitingFiles = ({ files }: { files: readonly PickedFile[] }) =>
  files.map((file) => <WaitingFile key={file.fileId} file={file} />);

const known = ['PROFILE_FROZEN', 'NOT_FOUND', 'CONFLICT', 'TOO_LARGE', 'file', 'fileGone', 'other'] as const;

/** Why a message was not taken: our words for a code, or the sentence the server gave. */
function useRefusalText(reason: string | undefined, name: string): string {
  const { t } = useTranslation('messages');
  const code = known.find((one) => one === reason);
  if (code) return t(`refusal.${code}`, { name });
  const isSentence = reason?.includes(' ');
  return isSentence && reason ? reason : t('refusal.other');
}

interface OutgoingRowProps {
  rowKey: string;
  waiting: OutgoingMessage;
  actions: LogActions;
}

function useProgressText({ files, state }: OutgoingMessage): string {
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
function Refused({ waiting, actions }: Omit<OutgoingRowProps, 'rowKey'>) {
  const { t } = useTranslation('messages');
  const { clientId, reason } = waiting;
  const { appId, userId, name, retry, discard } = actions;
  const why = useRefusalText(reason, name);
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
export function OutgoingRow({ rowKey, waiting, actions }: OutgoingRowProps) {
  const { t } = useTranslation('messages');
  const { text, quote, files, state } = waiting;
  const progress = useProgressText(waiting);
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
              <MessageText text={text} />
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

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
import outgoingClasses from './outgoing-row.module.css';
import { QuoteLine } from './quote-line.tsx';

function OutgoingFile({ file }: { file: PickedFile }) {
  const preview = useFilePreview(file);
  const Icon = fileIcon(file.type);
  if (preview)
    return <img className={outgoingClasses.preview} src={preview} alt={file.name} width={4} height={5} />;
  return (
    <p className={outgoingClasses.file}>
      <Icon size={20} aria-hidden />
      <span className={outgoingClasses.name}>{file.name}</span>
      <span className={outgoingClasses.size}>{formatFileSize(file.size)}</span>
    </p>
  );
}

const OutgoingFiles = ({ files }: { files: readonly PickedFile[] }) =>
  files.map((file) => <OutgoingFile key={file.fileId} file={file} />);

const knownReasons = [
  'PROFILE_FROZEN',
  'NOT_FOUND',
  'CONFLICT',
  'TOO_LARGE',
  'file',
  'fileGone',
  'other',
] as const;

/** Our text for a known code, or the sentence from the server. */
function useRejectionText(reason: string | undefined, name: string): string {
  const { t } = useTranslation('messages');
  const code = knownReasons.find((one) => one === reason);
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

/** The user decides whether to retry, rewrite or discard it. */
function RejectedMessage({ waiting, actions }: Omit<OutgoingRowProps, 'rowKey'>) {
  const { t } = useTranslation('messages');
  const { clientId, reason } = waiting;
  const { appId, userId, name, retry, discard } = actions;
  const explanation = useRejectionText(reason, name);
  const restoreDraft = (draft: MessageDraft | undefined) => {
    if (draft) addToDraft(userId, appId, draft);
  };
  const discardWithUndo = () => {
    const draft = discard(clientId);
    toast(t('message.discarded'), {
      action: { label: t('message.undo'), onPress: () => restoreDraft(draft) },
    });
  };
  return (
    <div className={outgoingClasses.refused} role="alert">
      <p className={outgoingClasses.reason}>
        <CircleAlert size={15} aria-hidden />
        <span>
          <strong>{t('message.refused')}.</strong> {explanation}
        </span>
      </p>
      <div className={outgoingClasses.actions}>
        <Button size="xs" variant="outline" onClick={() => retry(clientId)}>
          {t('message.retry')}
        </Button>
        <Button size="xs" variant="ghost" onClick={() => restoreDraft(discard(clientId))}>
          {t('message.rewrite')}
        </Button>
        <Button size="xs" variant="ghost" onClick={discardWithUndo}>
          {t('message.discard')}
        </Button>
      </div>
    </div>
  );
}

/** A message that is only on this device. */
export function OutgoingRow({ rowKey, waiting, actions }: OutgoingRowProps) {
  const { t } = useTranslation('messages');
  const { text, quote, files, state } = waiting;
  const progress = useProgressText(waiting);
  const isRefused = state === 'refused';
  return (
    <div className={classes.row} data-key={rowKey} data-mine data-first>
      <div className={classes.line}>
        <div className={classes.body}>
          <span className={classes.visuallyHidden}>{t('message.mine')}</span>
          <OutgoingFiles files={files} />
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
        <RejectedMessage waiting={waiting} actions={actions} />
      ) : (
        <p className={classes.meta}>
          <Clock size={14} aria-hidden />
          {progress}
        </p>
      )}
    </div>
  );
}

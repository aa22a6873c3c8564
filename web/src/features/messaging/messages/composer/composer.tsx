import '../i18n.ts';
import type { Conversation } from '@callboard/contract/messaging/conversations';
import type { Message } from '@callboard/contract/messaging/messages';
import { Pencil, Reply, X } from 'lucide-react';
import { type SubmitEvent, useRef } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useDroppedFiles } from '../../../../shared/lib/files/use-dropped-files.ts';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { canEdit, startEditing, useEditing, useThread } from '../data/index.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import classes from './composer.module.css';
import { ComposerTools } from './composer-tools.tsx';
import { MessageField } from './message-field.tsx';
import { FileTray } from './tray/file-tray.tsx';
import { useFiles } from './tray/use-files.ts';
import { type ComposerState, useComposer } from './use-composer.ts';

interface ComposerContextProps {
  composer: ComposerState;
  conversation: Conversation;
  userId: number;
  editing: Message | undefined;
}

interface BarProps {
  icon: typeof Pencil;
  title: string;
  text: string;
  closeLabel: string;
  onClose: () => void;
}

function Bar({ icon: Icon, title, text, closeLabel, onClose }: BarProps) {
  return (
    <div className={classes.bar}>
      <Icon size={18} aria-hidden />
      <p className={classes.barText}>
        <strong>{title}</strong>
        <span>{text}</span>
      </p>
      <IconButton icon={X} label={closeLabel} onClick={onClose} />
    </div>
  );
}

/** What is being edited or replied to, and errors. */
function ComposerContext({ composer, conversation, userId, editing }: ComposerContextProps) {
  const { t } = useTranslation('messages');
  const { quote, removeQuote, stopEditing, problem } = composer;
  return (
    <>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      {editing && (
        <Bar
          icon={Pencil}
          title={t('composer.editing')}
          text={editing.text}
          closeLabel={t('composer.editOff')}
          onClose={stopEditing}
        />
      )}
      {quote && (
        <Bar
          icon={Reply}
          title={
            quote.user_id === userId
              ? t('composer.quotingSelf')
              : t('composer.quoting', { name: conversation.other.first_name })
          }
          text={quote.text || t('message.quoteFiles')}
          closeLabel={t('composer.quoteOff')}
          onClose={removeQuote}
        />
      )}
    </>
  );
}

interface MessageFormProps {
  conversation: Conversation;
  /** Those currently loaded. */
  messages: readonly Message[];
  userId: number;
  autoFocus: boolean;
}

/** Writes a new message or edits an existing one. */
function MessageForm({ conversation, messages, userId, autoFocus }: MessageFormProps) {
  const { t } = useTranslation('messages');
  const field = useRef<HTMLTextAreaElement>(null);
  const editing = useEditing(conversation.appId);
  const composer = useComposer({ conversation, userId, editing, field });
  const files = useFiles(conversation.appId, userId);
  const { isOver, handlers } = useDroppedFiles(files.add);
  const editLast = () => {
    const last = messages.findLast(({ user_id }) => user_id === userId);
    if (!last?.text || !canEdit(last, userId)) return false;
    startEditing(last);
    return true;
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    composer.send();
  };
  return (
    <form
      className={classes.form}
      aria-label={t('composer.label', { name: conversation.other.first_name })}
      data-over={isOver || undefined}
      onSubmit={submit}
      {...handlers}
    >
      <ComposerContext composer={composer} conversation={conversation} userId={userId} editing={editing} />
      {!editing && <FileTray files={files} />}
      <MessageField
        ref={field}
        composer={composer}
        name={conversation.other.first_name}
        autoFocus={autoFocus}
        onFiles={files.add}
        onEditLast={editLast}
      />
      <ComposerTools composer={composer} isEditing={editing !== undefined} onFiles={files.add} />
      {isOver && <p className={classes.drop}>{t('composer.drop')}</p>}
    </form>
  );
}

interface ComposerProps {
  appId: number;
  autoFocus?: boolean;
  onUnblock?: (() => void) | undefined;
}

interface ClosedProps {
  conversation: Conversation;
  onUnblock: (() => void) | undefined;
}

/** Says why writing is closed. The draft stays on this device. */
function Closed({ conversation, onUnblock }: ClosedProps) {
  const { t } = useTranslation('messages');
  const { writing, other } = conversation;
  if (writing === 'open') return null;
  return (
    <div className={classes.closed}>
      <Alert
        family={writing === 'frozen' ? 'frozen' : 'wait'}
        action={
          writing === 'blocked' &&
          onUnblock && (
            <Button variant="outline" size="sm" onClick={onUnblock}>
              {t('closedWriting.unblock')}
            </Button>
          )
        }
      >
        {t(`closedWriting.${writing}`, { name: other.first_name })}
      </Alert>
    </div>
  );
}

export function Composer({ appId, autoFocus = false, onUnblock }: ComposerProps) {
  const { conversation, messages } = useThread(appId);
  const userId = useSession().user?.user_id;
  if (!conversation || userId === undefined) return <div className={classes.placeholder} />;
  if (conversation.writing !== 'open') return <Closed conversation={conversation} onUnblock={onUnblock} />;
  return (
    <MessageForm
      key={appId}
      conversation={conversation}
      messages={messages}
      userId={userId}
      autoFocus={autoFocus}
    />
  );
}

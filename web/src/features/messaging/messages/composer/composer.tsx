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
import { beginEditing, canChange, useEditing, useThread } from '../data/index.ts';
import classes from './composer.module.css';
import { DeskTools } from './desk-tools.tsx';
import { MessageField } from './message-field.tsx';
import { FileTray } from './tray/file-tray.tsx';
import { useFiles } from './tray/use-files.ts';
import { useComposer, type Writing } from './use-composer.ts';

interface AboveLineProps {
  writing: Writing;
  conversation: Conversation;
  userId: number;
  editing: Message | undefined;
}

interface BarProps {
  icon: typeof Pencil;
  title: string;
  words: string;
  closeLabel: string;
  onClose: () => void;
}

function Bar({ icon: Icon, title, words, closeLabel, onClose }: BarProps) {
  return (
    <div className={classes.bar}>
      <Icon size={18} aria-hidden />
      <p className={classes.barWords}>
        <strong>{title}</strong>
        <span>{words}</span>
      </p>
      <button type="button" className={classes.tool} aria-label={closeLabel} onClick={onClose}>
        <X size={18} aria-hidden />
      </button>
    </div>
  );
}

/** What the words below are for: an answer to something, or a change of something. */
function AboveLine({ writing, conversation, userId, editing }: AboveLineProps) {
  const { t } = useTranslation('messages');
  const { quote, dropQuote, stopEditing, problem } = writing;
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
          words={editing.text}
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
          words={quote.text || t('message.quoteFiles')}
          closeLabel={t('composer.quoteOff')}
          onClose={dropQuote}
        />
      )}
    </>
  );
}

interface WritingDeskProps {
  conversation: Conversation;
  /** Those before one's eyes. */
  messages: readonly Message[];
  userId: number;
  autoFocus: boolean;
}

/** Words, files, a quote; or a message that is being changed. */
function WritingDesk({ conversation, messages, userId, autoFocus }: WritingDeskProps) {
  const { t } = useTranslation('messages');
  const field = useRef<HTMLTextAreaElement>(null);
  const editing = useEditing(conversation.appId);
  const writing = useComposer({ conversation, userId, editing, field });
  const files = useFiles(conversation.appId, userId);
  const { isOver, handlers } = useDroppedFiles(files.add);
  const editLast = () => {
    const last = messages.findLast(({ user_id }) => user_id === userId);
    if (!last?.text || !canChange(last, userId)) return false;
    beginEditing(last);
    return true;
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    writing.send();
  };
  return (
    <form
      className={classes.desk}
      aria-label={t('composer.label', { name: conversation.other.first_name })}
      data-over={isOver || undefined}
      onSubmit={submit}
      {...handlers}
    >
      <AboveLine writing={writing} conversation={conversation} userId={userId} editing={editing} />
      {!editing && <FileTray files={files} />}
      <MessageField
        ref={field}
        writing={writing}
        name={conversation.other.first_name}
        autoFocus={autoFocus}
        onFiles={files.add}
        onEditLast={editLast}
      />
      <DeskTools writing={writing} isEditing={editing !== undefined} onFiles={files.add} />
      {isOver && <p className={classes.drop}>{t('composer.drop')}</p>}
    </form>
  );
}

interface ComposerProps {
  appId: number;
  /** Takes the focus as soon as it is there. */
  autoFocus?: boolean;
  onUnblock?: (() => void) | undefined;
}

interface ClosedProps {
  conversation: Conversation;
  onUnblock: (() => void) | undefined;
}

/** Why one cannot write here now. What was begun stays on this device. */
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

/** Where one writes in a conversation. */
export function Composer({ appId, autoFocus = false, onUnblock }: ComposerProps) {
  const { conversation, messages } = useThread(appId);
  const userId = useSession().user?.user_id;
  if (!conversation || userId === undefined) return <div className={classes.room} />;
  if (conversation.writing !== 'open') return <Closed conversation={conversation} onUnblock={onUnblock} />;
  return (
    <WritingDesk
      key={appId}
      conversation={conversation}
      messages={messages}
      userId={userId}
      autoFocus={autoFocus}
    />
  );
}

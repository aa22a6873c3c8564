import type { Conversation } from '@callboard/contract/messaging/conversations';
import type { Message } from '@callboard/contract/messaging/messages';
import { type SubmitEvent, useRef } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useDroppedFiles } from '../../../../shared/lib/files/use-dropped-files.ts';
import { beginEditing, canChange, useEditing } from '../data/index.ts';
import { AboveLine } from './above-line.tsx';
import classes from './composer.module.css';
import { DeskTools } from './desk-tools.tsx';
import { FileTray } from './tray/file-tray.tsx';
import { useFiles } from './tray/use-files.ts';
import { useWriting } from './use-writing.ts';
import { WordsField } from './words-field.tsx';

interface WritingDeskProps {
  conversation: Conversation;
  /** Those before one's eyes. */
  messages: readonly Message[];
  userId: number;
  autoFocus: boolean;
}

/** Words, files, a quote; or a message that is being changed. */
export function WritingDesk({ conversation, messages, userId, autoFocus }: WritingDeskProps) {
  const { t } = useTranslation('messages');
  const field = useRef<HTMLTextAreaElement>(null);
  const editing = useEditing(conversation.appId);
  const writing = useWriting({ conversation, userId, editing, field });
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
      <WordsField
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

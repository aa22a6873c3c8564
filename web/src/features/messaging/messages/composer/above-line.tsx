import type { Conversation } from '@callboard/contract/messaging/conversations';
import type { Message } from '@callboard/contract/messaging/messages';
import { Pencil, Reply, X } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import classes from './composer.module.css';
import type { Writing } from './use-writing.ts';

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
export function AboveLine({ writing, conversation, userId, editing }: AboveLineProps) {
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

import type { Message } from '@callboard/contract/messaging/messages';
import type { TFunction } from 'i18next';
import { Undo2 } from 'lucide-react';
import type { LogActions } from '../log-actions.ts';
import classes from './bubble.module.css';
import { QuoteLine } from './quote-line.tsx';
import { Words } from './words.tsx';

interface BubbleProps {
  message: Message;
  isMine: boolean;
  actions: LogActions;
  /** The row's own: there are hundreds of them. */
  t: TFunction<'messages'>;
}

/** The words on their paper. */
export function Bubble({ message, isMine, actions, t }: BubbleProps) {
  const { text, quote, is_deleted, edited_at } = message;
  if (is_deleted) {
    return (
      <p className={classes.gone}>
        <Undo2 size={15} aria-hidden />
        {t('message.takenBack')}
      </p>
    );
  }
  if (!text && !quote) return null;
  return (
    <div className={classes.bubble} data-mine={isMine || undefined}>
      {quote && <QuoteLine quote={quote} actions={actions} onJump={() => actions.jumpTo(quote.seq)} />}
      <Words text={text} />
      {edited_at && <span className={classes.edited}> {t('message.edited')}</span>}
    </div>
  );
}

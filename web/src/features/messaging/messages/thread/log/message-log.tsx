import type { Conversation } from '@callboard/contract/messaging/conversations';
import type { Message } from '@callboard/contract/messaging/messages';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { VisuallyHidden } from '../../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { type OpenThread, type Outgoing, useOutgoing, useReadMark } from '../../data/index.ts';
import type { LogActions } from '../log-actions.ts';
import { TypingLine } from '../typing-line.tsx';
import { JumpButton } from './jump-button.tsx';
import { LogEdge } from './log-edge.tsx';
import { LogRow } from './log-row.tsx';
import classes from './message-log.module.css';
import { rowsOf } from './rows.ts';
import { useAnnouncement } from './use-announcement.ts';
import { useDivider } from './use-divider.ts';
import { useLogScroll } from './use-log-scroll.ts';

interface MessageLogProps {
  thread: OpenThread;
  conversation: Conversation;
  userId: number;
  onReport: ((message: Message) => void) | undefined;
}

/** Whoever sends something looks at it, wherever they had scrolled to. */
function useShowSent(waiting: readonly { clientId: string }[], show: () => void): void {
  const before = useRef(waiting.at(-1)?.clientId);
  const newest = waiting.at(-1)?.clientId;
  useEffect(() => {
    if (newest !== undefined && newest !== before.current) show();
    before.current = newest;
  }, [newest, show]);
}

interface ActionParts extends MessageLogProps, Pick<Outgoing, 'retry' | 'discard'> {}

/** Hundreds of rows hang on it, so it changes only when something in it does. */
function useLogActions({ thread, conversation, userId, onReport, retry, discard }: ActionParts): LogActions {
  const { jumpTo, freshen } = thread;
  const { appId, writing, other } = conversation;
  const latest = useRef(onReport);
  latest.current = onReport;
  const canReport = onReport !== undefined;
  return useMemo(
    () => ({
      ...{ appId, userId, jumpTo, freshen, retry, discard },
      name: other.first_name,
      isWritable: writing === 'open',
      report: canReport ? (message: Message) => latest.current?.(message) : undefined,
    }),
    [appId, userId, jumpTo, freshen, retry, discard, other.first_name, writing, canReport],
  );
}

/** What was said, from as far back as one has scrolled. */
export function MessageLog({ thread, conversation, userId, onReport }: MessageLogProps) {
  const { t } = useTranslation('messages');
  const { messages, hasOlder, hasNewer, jumpTo } = thread;
  const { waiting, retry, discard } = useOutgoing(conversation.appId);
  const divider = useDivider({ conversation, messages, hasNewer });
  const { other, other_read_seq: otherReadSeq, read_seq: readSeq } = conversation;
  const shownWaiting = hasNewer ? none : waiting;
  const rows = useMemo(
    () => rowsOf({ messages, waiting: shownWaiting, userId, otherReadSeq, divider }),
    [messages, shownWaiting, userId, otherReadSeq, divider],
  );
  const onSeen = useReadMark(conversation.appId, userId);
  const { frame, list, isAway, onScroll, stayAtEnd } = useLogScroll({ ...thread, rows, onSeen });
  const goToEnd = useMemo(() => (hasNewer ? () => jumpTo('end') : stayAtEnd), [hasNewer, jumpTo, stayAtEnd]);
  useShowSent(waiting, goToEnd);
  const actions = useLogActions({ thread, conversation, userId, onReport, retry, discard });
  const unread = messages.filter(({ seq, user_id }) => seq > readSeq && user_id === other.user_id);
  return (
    <>
      <div
        ref={frame}
        className={classes.frame}
        role="log"
        aria-live="off"
        aria-label={t('thread.label', { name: other.name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys.
        tabIndex={0}
        onScroll={onScroll}
      >
        <LogEdge thread={thread} conversation={conversation} />
        <div ref={list} className={classes.rows}>
          {rows.map((row) => (
            <LogRow key={row.key} row={row} actions={actions} />
          ))}
        </div>
        {hasOlder || hasNewer || rows.length > 0 ? null : (
          <p className={classes.empty}>{t('thread.empty')}</p>
        )}
        <TypingLine isTyping={thread.typing && !hasNewer} name={other.first_name} />
      </div>
      <JumpButton
        isShown={isAway}
        count={unread.length}
        onPress={() => (unread[0] && !hasNewer ? jumpTo(unread[0].seq) : goToEnd())}
      />
      <VisuallyHidden aria-live="polite">{useAnnouncement(conversation, messages, hasNewer)}</VisuallyHidden>
    </>
  );
}

const none: readonly never[] = [];

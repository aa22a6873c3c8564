import type { Conversation } from '@callboard/contract/messaging/conversations';
import type { Message } from '@callboard/contract/messaging/messages';
import { ArrowDown } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { useTimeFormat } from '../../../../../shared/lib/format/time-format.ts';
import { Button } from '../../../../../shared/ui/button/button.tsx';
import { CountBadge } from '../../../../../shared/ui/count-badge/count-badge.tsx';
import { VisuallyHidden } from '../../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { type OpenThread, useOutgoing, useReadMark } from '../../data/index.ts';
import { aboutLine } from '../../list/about-line.ts';
import type { LogActions } from '../log-actions.ts';
import { LogRow } from './log-row.tsx';
import classes from './message-log.module.css';
import { type Divider, rowsOf } from './rows.ts';
import { useLogScroll } from './use-log-scroll.ts';

interface DividerOptions {
  readonly conversation: Conversation;
  readonly messages: readonly Message[];
  readonly hasNewer: boolean;
}

function dividerOf({ conversation, messages, hasNewer }: DividerOptions): Divider | undefined {
  const { read_seq, other, unread: unreadCount } = conversation;
  const unread = messages.filter(({ seq, user_id }) => seq > read_seq && user_id === other.user_id);
  const [first] = unread;
  if (!first) return undefined;
  return { seq: first.seq, count: hasNewer ? Math.max(unreadCount, unread.length) : unread.length };
}

/**
 * Where the new messages start. Stays until the conversation is closed, and moves when the user returns to
 * newer ones.
 */
function useDivider(options: DividerOptions): Divider | undefined {
  const [divider, setDivider] = useState(() => dividerOf(options));
  const latest = useRef(options);
  latest.current = options;
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState !== 'visible') return;
      setDivider((before) => dividerOf(latest.current) ?? before);
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);
  return divider;
}

const maxAnnounced = 3;

/** Announces new messages of the other person, not pages loaded while scrolling. */
function useAnnouncement({ other }: Conversation, messages: readonly Message[], hasNewer: boolean): string {
  const { t } = useTranslation('messages');
  const last = useRef<number>(undefined);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const newest = messages.at(-1)?.seq ?? 0;
    const before = last.current;
    if (hasNewer) return;
    last.current = Math.max(before ?? 0, newest);
    if (before === undefined) return;
    const arrived = messages.filter(({ seq, user_id }) => seq > before && user_id === other.user_id);
    if (arrived.length === 0) return;
    const texts = arrived
      .slice(-maxAnnounced)
      .map(({ text }) => t('thread.came', { name: other.first_name, text: text || t('thread.cameFiles') }));
    setAnnouncement(texts.join('. '));
  }, [messages, hasNewer, other, t]);
  return announcement;
}

interface LogEdgeProps {
  thread: OpenThread;
  conversation: Conversation;
}

/** The start of the conversation, or a button that loads older messages. */
function LogEdge({ thread, conversation }: LogEdgeProps) {
  const { t } = useTranslation('messages');
  const { hasOlder, isLoadingOlder, loadOlder } = thread;
  const about = aboutLine(conversation);
  if (hasOlder) {
    return (
      <div className={classes.edge}>
        {isLoadingOlder ? (
          t('thread.olderLoading')
        ) : (
          <Button variant="ghost" size="sm" onClick={loadOlder}>
            {t('thread.older')}
          </Button>
        )}
      </div>
    );
  }
  return (
    <p className={classes.edge}>
      <span>
        {t('thread.begin', { name: conversation.other.first_name })}
        {about && ` ${t('thread.beginAbout', { about })}`}
      </span>
    </p>
  );
}

interface JumpButtonProps {
  isShown: boolean;
  /** Unread messages further down. */
  count: number;
  onPress: () => void;
}

function JumpButton({ isShown, count, onPress }: JumpButtonProps) {
  const { t } = useTranslation('messages');
  if (!isShown) return null;
  const label = count > 0 ? t('thread.toUnread', { count }) : t('thread.toNewest');
  return (
    <div className={classes.jump}>
      <button type="button" className={classes.jumpButton} aria-label={label} title={label} onClick={onPress}>
        <ArrowDown size={20} aria-hidden />
        <span className={classes.jumpCount}>
          <CountBadge count={count} />
        </span>
      </button>
    </div>
  );
}

interface TypingLineProps {
  isTyping: boolean;
  name: string;
}

/** Always takes its space, so nothing jumps. */
function TypingLine({ isTyping, name }: TypingLineProps) {
  const { t } = useTranslation('messages');
  return (
    <p className={classes.typing}>
      {isTyping && (
        <>
          <span className={classes.dots} aria-hidden>
            <i />
            <i />
            <i />
          </span>
          {t('thread.typing', { name })}
        </>
      )}
    </p>
  );
}

interface MessageLogProps {
  thread: OpenThread;
  conversation: Conversation;
  userId: number;
  onReport: ((message: Message) => void) | undefined;
}

function useScrollToSent(waiting: readonly { clientId: string }[], show: () => void): void {
  const before = useRef(waiting.at(-1)?.clientId);
  const newest = waiting.at(-1)?.clientId;
  useEffect(() => {
    if (newest !== undefined && newest !== before.current) show();
    before.current = newest;
  }, [newest, show]);
}

interface LogActionOptions extends MessageLogProps, Pick<LogActions, 'retry' | 'discard'> {}

/** Hundreds of rows depend on it, so it changes as rarely as possible. */
function useLogActions({
  thread,
  conversation,
  userId,
  onReport,
  retry,
  discard,
}: LogActionOptions): LogActions {
  const { jumpTo, refreshFiles } = thread;
  const { appId, writing, other } = conversation;
  const timeFormat = useTimeFormat();
  const latest = useRef(onReport);
  latest.current = onReport;
  const canReport = onReport !== undefined;
  return useMemo(
    () => ({
      ...{ appId, userId, jumpTo, refreshFiles, retry, discard, timeFormat },
      name: other.first_name,
      isWritable: writing === 'open',
      report: canReport ? (message: Message) => latest.current?.(message) : undefined,
    }),
    [appId, userId, jumpTo, refreshFiles, retry, discard, timeFormat, other.first_name, writing, canReport],
  );
}

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
  const { frame, list, isAway, onScroll, goToEnd: scrollToEnd } = useLogScroll({ ...thread, rows, onSeen });
  const goToEnd = useMemo(
    () => (hasNewer ? () => jumpTo('end') : scrollToEnd),
    [hasNewer, jumpTo, scrollToEnd],
  );
  useScrollToSent(waiting, goToEnd);
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard.
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

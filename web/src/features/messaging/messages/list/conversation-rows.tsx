import type { Conversation } from '@callboard/contract/messaging/conversations';
import { useVirtualizer } from '@tanstack/react-virtual';
import { CircleAlert, Clock } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { CountBadge } from '../../../../shared/ui/count-badge/count-badge.tsx';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { useDraftText, useOutgoing, useTyping } from '../data/index.ts';
import { aboutLine } from './about-line.ts';
import classes from './conversation-rows.module.css';
import { Face } from './face.tsx';
import { inHeldOrder } from './held-order.ts';
import { type MessagePreview, messagePreview, type Unsent } from './message-preview.ts';
import { RowHead } from './row-head.tsx';
import { rowAfterKey } from './row-keys.ts';

/** What of a conversation is only on this device. The draft of the open one stands before one's eyes already. */
function useUnsent(appId: number, isOpen: boolean): Unsent {
  const { waiting } = useOutgoing(appId);
  const draft = useDraftText(appId);
  return { draft: isOpen ? '' : draft, waiting };
}

const marks = {
  waiting: { icon: Clock, word: 'list.waiting' },
  refused: { icon: CircleAlert, word: 'list.refused' },
} as const;

function Words({ words }: { words: MessagePreview }) {
  const { t } = useTranslation('messages');
  const mark = words.mark === 'draft' ? undefined : words.mark && marks[words.mark];
  return (
    <span className={classes.words} data-mark={words.mark}>
      {mark && <mark.icon size={14} aria-label={t(mark.word)} role="img" />}
      <span className={classes.said}>{words.text}</span>
    </span>
  );
}

interface ConversationRowProps {
  conversation: Conversation;
  userId: number;
  isOpen: boolean;
  isFirst: boolean;
  /** The one row that the Tab key comes to. */
  isReachable: boolean;
  onFocus: () => void;
}

/** Somebody, what it is about, what was said last and when. */
function ConversationRow({
  conversation,
  userId,
  isOpen,
  isFirst,
  isReachable,
  onFocus,
}: ConversationRowProps) {
  const { t } = useTranslation('messages');
  const { appId, other, last_message: last, last_message_at: at } = conversation;
  // What comes in the open one is read as it comes.
  const unread = isOpen ? 0 : conversation.unread;
  const unsent = useUnsent(appId, isOpen);
  const isTyping = useTyping(appId);
  const about = aboutLine(conversation);
  const words = isTyping ? { text: t('list.typing') } : messagePreview({ last, unsent, userId }, t);
  return (
    <Link
      className={classes.row}
      to={paths.messages({ conversation: appId })}
      state={{ fromList: true }}
      aria-current={isOpen ? 'true' : undefined}
      data-conversation={appId}
      data-unread={unread > 0 || undefined}
      data-typing={isTyping || undefined}
      tabIndex={isReachable ? 0 : -1}
      onFocus={onFocus}
    >
      <Face person={other} isFirst={isFirst} />
      <span className={classes.text}>
        <RowHead name={other.name} at={at} isUnread={unread > 0} />
        {about && <span className={classes.about}>{about}</span>}
        <span className={classes.last}>
          <Words words={words} />
          <CountBadge count={unread} />
        </span>
      </span>
    </Link>
  );
}

/**
 * A list that is sorted anew by what comes in, but not while a pointer is on it: nobody presses somebody who has
 * just taken the place of the one they meant.
 */
function useHeldOrder<Item>(items: readonly Item[], idOf: (item: Item) => number) {
  const [isHeld, setIsHeld] = useState(false);
  const shown = useRef<readonly number[]>([]);
  const ordered = isHeld ? inHeldOrder(items, shown.current, idOf) : items;
  shown.current = ordered.map(idOf);
  return {
    ordered,
    hold: {
      onPointerEnter: () => setIsHeld(true),
      onPointerLeave: () => setIsHeld(false),
    },
  };
}

const rowHeight = 88;
/** How near the end the next ones are sent for. */
const nearEnd = 8;
/** Seen without scrolling on most screens. */
const atOnce = 8;

const idOf = ({ appId }: Conversation): number => appId;

interface ConversationRowsProps {
  conversations: readonly Conversation[];
  total: number;
  userId: number;
  openId: number | undefined;
  hasMore: boolean;
  onMore: () => void;
  isFetchingMore: boolean;
}

/** Arrow keys move through the list, also to rows that are not drawn yet. */
function useRowKeys(ordered: readonly Conversation[], scrollTo: (index: number) => void) {
  const frame = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<number>();
  const wanted = useRef<number>(undefined);
  // The row to be focused may come with the scrolling; until it is there, every drawing looks again.
  useEffect(() => {
    if (wanted.current === undefined) return;
    const row = frame.current?.querySelector<HTMLElement>(`[data-conversation="${wanted.current}"]`);
    if (!row) return;
    wanted.current = undefined;
    row.focus({ preventScroll: true });
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const at = ordered.findIndex(({ appId }) => appId === focused);
    const next = rowAfterKey(event.key, at, ordered.length);
    const row = next === undefined ? undefined : ordered[next];
    if (next === undefined || !row) return;
    event.preventDefault();
    wanted.current = row.appId;
    setFocused(row.appId);
    scrollTo(next);
  };
  return { frame, focused, setFocused, onKeyDown };
}

/** The conversations, of which only those in sight are drawn. */
export function ConversationRows(props: ConversationRowsProps) {
  const { conversations, total, userId, openId, hasMore, onMore, isFetchingMore } = props;
  const { t } = useTranslation('messages');
  const { ordered, hold } = useHeldOrder(conversations, idOf);
  const { frame, focused, setFocused, onKeyDown } = useRowKeys(ordered, (index) =>
    rows.scrollToIndex(index, { align: 'auto' }),
  );
  const rows = useVirtualizer({
    count: ordered.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => ordered[index]?.appId ?? index,
    overscan: 6,
  });
  const drawn = rows.getVirtualItems();
  const isNearEnd = (drawn.at(-1)?.index ?? 0) >= ordered.length - nearEnd;
  useEffect(() => {
    if (hasMore && isNearEnd && !isFetchingMore) onMore();
  }, [hasMore, isNearEnd, isFetchingMore, onMore]);

  const isThere = (id: number | undefined) => ordered.some(({ appId }) => appId === id);
  const reachable = isThere(focused) ? focused : isThere(openId) ? openId : ordered[0]?.appId;
  return (
    <div className={classes.frame} ref={frame} {...hold}>
      <ul
        className={classes.rows}
        style={{ height: rows.getTotalSize() }}
        aria-label={t('list.label')}
        onKeyDown={onKeyDown}
      >
        {drawn.map(({ index, key, start }) => {
          const conversation = ordered[index];
          return (
            conversation && (
              <li
                key={key}
                ref={rows.measureElement}
                data-index={index}
                aria-setsize={total}
                aria-posinset={index + 1}
                style={{ transform: `translateY(${start}px)` }}
              >
                <ConversationRow
                  conversation={conversation}
                  userId={userId}
                  isOpen={conversation.appId === openId}
                  isFirst={index < atOnce}
                  isReachable={conversation.appId === reachable}
                  onFocus={() => setFocused(conversation.appId)}
                />
              </li>
            )
          );
        })}
      </ul>
      <VisuallyHidden role="status">{isFetchingMore ? t('list.more') : ''}</VisuallyHidden>
    </div>
  );
}

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
import { type MessagePreview, messagePreview, type Unsent } from './message-preview.ts';
import { RowHead } from './row-head.tsx';
import { rowAfterKey } from './row-keys.ts';
import { inStableOrder } from './stable-order.ts';

/** The draft of the open conversation is visible in its composer. */
function useUnsent(appId: number, isOpen: boolean): Unsent {
  const { waiting } = useOutgoing(appId);
  const draft = useDraftText(appId);
  return { draft: isOpen ? '' : draft, waiting };
}

const marks = {
  waiting: { icon: Clock, label: 'list.waiting' },
  refused: { icon: CircleAlert, label: 'list.refused' },
} as const;

function Preview({ preview }: { preview: MessagePreview }) {
  const { t } = useTranslation('messages');
  const mark = preview.mark === 'draft' ? undefined : preview.mark && marks[preview.mark];
  return (
    <span className={classes.preview} data-mark={preview.mark}>
      {mark && <mark.icon size={14} aria-label={t(mark.label)} role="img" />}
      <span className={classes.previewText}>{preview.text}</span>
    </span>
  );
}

interface ConversationRowProps {
  conversation: Conversation;
  userId: number;
  isOpen: boolean;
  isFirst: boolean;
  /** The only row in the tab order. */
  isReachable: boolean;
  onFocus: () => void;
}

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
  // Messages in the open conversation are read as they arrive.
  const unread = isOpen ? 0 : conversation.unread;
  const unsent = useUnsent(appId, isOpen);
  const isTyping = useTyping(appId);
  const about = aboutLine(conversation);
  const preview = isTyping ? { text: t('list.typing') } : messagePreview({ last, unsent, userId }, t);
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
          <Preview preview={preview} />
          <CountBadge count={unread} />
        </span>
      </span>
    </Link>
  );
}

/** Keeps the order while the pointer is over the list, so a row does not move away under a click. */
function useStableOrder<Item>(items: readonly Item[], idOf: (item: Item) => number) {
  const [isPointerOver, setIsPointerOver] = useState(false);
  const shown = useRef<readonly number[]>([]);
  const ordered = isPointerOver ? inStableOrder(items, shown.current, idOf) : items;
  shown.current = ordered.map(idOf);
  return {
    ordered,
    pointerHandlers: {
      onPointerEnter: () => setIsPointerOver(true),
      onPointerLeave: () => setIsPointerOver(false),
    },
  };
}

const rowHeight = 88;
/** How many rows before the end the next page is loaded. */
const nearEnd = 8;
/** Visible without scrolling on most screens. */
const eagerRows = 8;

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

/** Arrow keys also reach rows that are not rendered yet. */
function useArrowKeys(ordered: readonly Conversation[], scrollTo: (index: number) => void) {
  const frame = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<number>();
  const toFocus = useRef<number>(undefined);
  // The row may only exist after scrolling, so every render checks again.
  useEffect(() => {
    if (toFocus.current === undefined) return;
    const row = frame.current?.querySelector<HTMLElement>(`[data-conversation="${toFocus.current}"]`);
    if (!row) return;
    toFocus.current = undefined;
    row.focus({ preventScroll: true });
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const at = ordered.findIndex(({ appId }) => appId === focused);
    const next = rowAfterKey(event.key, at, ordered.length);
    const row = next === undefined ? undefined : ordered[next];
    if (next === undefined || !row) return;
    event.preventDefault();
    toFocus.current = row.appId;
    setFocused(row.appId);
    scrollTo(next);
  };
  return { frame, focused, setFocused, onKeyDown };
}

/** Renders only the visible rows. */
export function ConversationRows(props: ConversationRowsProps) {
  const { conversations, total, userId, openId, hasMore, onMore, isFetchingMore } = props;
  const { t } = useTranslation('messages');
  const { ordered, pointerHandlers } = useStableOrder(conversations, idOf);
  const { frame, focused, setFocused, onKeyDown } = useArrowKeys(ordered, (index) =>
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

  const isListed = (id: number | undefined) => ordered.some(({ appId }) => appId === id);
  const reachable = isListed(focused) ? focused : isListed(openId) ? openId : ordered[0]?.appId;
  return (
    <div className={classes.frame} ref={frame} {...pointerHandlers}>
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
                  isFirst={index < eagerRows}
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

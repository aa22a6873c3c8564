import type { Conversation } from '@callboard/contract/messaging/conversations';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { ConversationRow } from './conversation-row.tsx';
import classes from './conversation-rows.module.css';
import { rowAfterKey } from './row-keys.ts';
import { useHeldOrder } from './use-held-order.ts';

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

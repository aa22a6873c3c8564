import '../i18n.ts';
import '../search/match-highlight.css';
import type { SessionUser } from '@callboard/contract/accounts/sessions';
import type { ChatPerson, Conversation } from '@callboard/contract/messaging/conversations';
import { Ellipsis, User } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { ActionMenu, type MenuAction } from '../../../../shared/ui/action-menu/action-menu.tsx';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { Composer } from '../composer/composer.tsx';
import { useThread } from '../data/index.ts';
import { setShownConversation } from '../data/unread-count.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { profilePath } from '../safety/profile-path.ts';
import { useSafety } from '../safety/use-safety.tsx';
import { splitMatches } from '../search/split-matches.ts';
import { Thread } from '../thread/thread.tsx';
import classes from './conversation-pane.module.css';

const highlightName = 'found-words';

function rangesIn(row: Element, query: string): Range[] {
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    let at = 0;
    for (const { text, isMatch } of splitMatches(node.textContent ?? '', query)) {
      if (isMatch) {
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, at + text.length);
        ranges.push(range);
      }
      at += text.length;
    }
  }
  return ranges;
}

/**
 * Highlights the search query in a message without touching the DOM. Browsers without the highlight API only
 * flash the row.
 */
function useMatchHighlight(
  frame: RefObject<HTMLElement | null>,
  seq: number | undefined,
  query: string | undefined,
): void {
  useEffect(() => {
    const log = frame.current;
    if (!log || seq === undefined || !query || !('highlights' in CSS)) return;
    const mark = () => {
      const row = log.querySelector(`[data-seq="${seq}"]`);
      if (row) CSS.highlights.set(highlightName, new Highlight(...rangesIn(row, query)));
    };
    mark();
    // Rows are added and removed while scrolling.
    const observer = new MutationObserver(mark);
    observer.observe(log, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      CSS.highlights.delete(highlightName);
    };
  }, [frame, seq, query]);
}

interface ConversationActionsProps {
  person: ChatPerson;
  actions: readonly MenuAction[];
}

export function ConversationActions({ person, actions }: ConversationActionsProps) {
  const { t } = useTranslation('messages');
  return (
    <>
      {person.is_open && (
        <ButtonLink
          className={classes.profile ?? ''}
          to={profilePath(person)}
          variant="outline"
          leftSection={<User size={16} aria-hidden />}
        >
          {t('safety.profile')}
        </ButtonLink>
      )}
      <ActionMenu actions={actions}>
        <IconButton icon={Ellipsis} iconSize={20} size="lg" label={t('safety.menu', { name: person.name })} />
      </ActionMenu>
    </>
  );
}

interface ConversationPaneProps {
  appId: number;
  user: SessionUser;
  /** The seq of a message to show. */
  at?: number | undefined;
  /** Highlighted in that message. */
  query?: string | undefined;
  autoFocus?: boolean;
  onBack?: (() => void) | undefined;
}

interface OpenConversationProps extends ConversationPaneProps {
  conversation: Conversation;
}

function OpenConversation({ conversation, appId, user, autoFocus = false, onBack }: OpenConversationProps) {
  const { actions, report, unblock, dialogs } = useSafety(conversation, user.user_id);
  return (
    <>
      <Thread
        appId={appId}
        onBack={onBack}
        onReport={report}
        actions={<ConversationActions person={conversation.other} actions={actions} />}
      />
      <Composer appId={appId} autoFocus={autoFocus} onUnblock={unblock} />
      {dialogs}
    </>
  );
}

export function ConversationPane(props: ConversationPaneProps) {
  const { appId, at, query, onBack } = props;
  const frame = useRef<HTMLDivElement>(null);
  useMatchHighlight(frame, at, query);
  const { conversation, jumpTo } = useThread(appId);
  useEffect(() => {
    setShownConversation(appId);
    return () => setShownConversation(undefined);
  }, [appId]);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: visiting the same message again jumps again.
  useEffect(() => {
    if (at !== undefined) jumpTo(at);
  }, [at, jumpTo, key]);
  return (
    <div className={classes.pane} ref={frame}>
      {conversation ? (
        <OpenConversation {...props} conversation={conversation} />
      ) : (
        <Thread appId={appId} onBack={onBack} />
      )}
    </div>
  );
}

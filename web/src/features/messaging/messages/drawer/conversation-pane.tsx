import '../words.ts';
import type { SessionUser } from '@callboard/contract/accounts/sessions';
import type { Conversation } from '@callboard/contract/messaging/conversations';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Composer } from '../composer/composer.tsx';
import { useThread } from '../data/index.ts';
import { setShownConversation } from '../data/unread-count.ts';
import { ConversationActions } from '../safety/conversation-actions.tsx';
import { useSafety } from '../safety/use-safety.tsx';
import { useWordsMarked } from '../search/use-words-marked.ts';
import { Thread } from '../thread/thread.tsx';
import classes from './conversation-pane.module.css';

interface ConversationPaneProps {
  appId: number;
  user: SessionUser;
  /** The place of a message to show. */
  at?: number | undefined;
  /** What was searched for, marked in that message. */
  words?: string | undefined;
  /** Begin to write at once. */
  isWriting?: boolean;
  onBack?: (() => void) | undefined;
}

interface KnownProps extends ConversationPaneProps {
  conversation: Conversation;
}

function Known({ conversation, appId, user, isWriting = false, onBack }: KnownProps) {
  const { actions, report, unblock, dialogs } = useSafety(conversation, user.user_id);
  return (
    <>
      <Thread
        appId={appId}
        onBack={onBack}
        onReport={report}
        actions={<ConversationActions person={conversation.other} actions={actions} />}
      />
      <Composer appId={appId} autoFocus={isWriting} onUnblock={unblock} />
      {dialogs}
    </>
  );
}

/** A conversation from its head to the line one types into. */
export function ConversationPane(props: ConversationPaneProps) {
  const { appId, at, words, onBack } = props;
  const frame = useRef<HTMLDivElement>(null);
  useWordsMarked(frame, at, words);
  const { conversation, jumpTo } = useThread(appId);
  useEffect(() => {
    setShownConversation(appId);
    return () => setShownConversation(undefined);
  }, [appId]);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same place asked for again is another visit.
  useEffect(() => {
    if (at !== undefined) jumpTo(at);
  }, [at, jumpTo, key]);
  return (
    <div className={classes.pane} ref={frame}>
      {conversation ? (
        <Known {...props} conversation={conversation} />
      ) : (
        <Thread appId={appId} onBack={onBack} />
      )}
    </div>
  );
}

export { sendFirstMessage, useConversationWith } from './api.ts';
export { hasOutgoing } from './data/has-outgoing.ts';
export { useConversations, useThread } from './data/index.ts';
export {
  closeMessages,
  type MessagesRequest,
  openMessages,
  useMessagesRequest,
} from './data/open-messages.ts';
export {
  addUnread,
  createRecount,
  isBeingRead,
  setShownConversation,
  setUnreadCount,
  useUnreadCount,
} from './data/unread-count.ts';
export { ConversationPane } from './drawer/conversation-pane.tsx';
export { ConversationUnavailable } from './drawer/conversation-unavailable.tsx';
export { ConversationList } from './list/conversation-list.tsx';
export { ListHead } from './list/list-head.tsx';
export { PersonPanel } from './panel/person-panel.tsx';
export { MessageSearchField } from './search/message-search-field.tsx';
export { PeopleDialog } from './search/people-dialog.tsx';
export { SearchResults } from './search/search-results.tsx';

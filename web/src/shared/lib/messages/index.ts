export { hasOutgoing, outgoingPrefix } from './kept-outgoing.ts';
export { closeMessages, type MessagesRequest, openMessages, useMessagesRequest } from './open-messages.ts';
export {
  addUnread,
  isBeingRead,
  setShownConversation,
  setUnreadCount,
  useUnreadCount,
} from './unread-count.ts';

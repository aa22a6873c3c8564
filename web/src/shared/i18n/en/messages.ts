import { messagesComposer } from './messages-composer.ts';
import { messagesList } from './messages-list.ts';
import { messagesSafety } from './messages-safety.ts';
import { messagesThread } from './messages-thread.ts';

export const messages = {
  ...messagesList,
  ...messagesSafety,
  ...messagesThread,
  ...messagesComposer,
} as const;

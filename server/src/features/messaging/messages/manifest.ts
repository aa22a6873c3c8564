import { feature } from '../../../platform/feature/feature.ts';
import { conversationRoutes } from './conversations.routes.ts';
import type { Messages } from './create-messages.ts';
import { messageKinds } from './messages.live.ts';
import { messageNotifications } from './messages.notifications.ts';
import { messageRoutes } from './messages.routes.ts';
import { personalData } from './personal-data.ts';
import { unreadMessagesEmail } from './unread.emails.ts';
import { remindLater } from './unread-mail.ts';

interface MessageNeeds {
  readonly messages: Messages;
}

export const messages = feature({
  routes: (app, needs: MessageNeeds) => {
    conversationRoutes(app, needs.messages);
    messageRoutes(app, needs.messages);
  },
  jobs: (needs: MessageNeeds) => needs.messages.jobs,
  handlers: (needs) => [remindLater(needs)],
  notifications: messageNotifications,
  emails: [unreadMessagesEmail],
  live: (needs) => messageKinds(needs.messages.live),
  personalData,
});

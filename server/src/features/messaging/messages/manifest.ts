import { feature } from '../../../platform/feature/feature.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { conversationRoutes } from './conversations.routes.ts';
import type { Messages } from './create-messages.ts';
import { messageKinds } from './messages.live.ts';
import { messageNotifications } from './messages.notifications.ts';
import { messageRoutes } from './messages.routes.ts';
import { eraseOwnMessages, listBlocked, listConversations, listSentFiles } from './personal-data.queries.ts';
import { unreadMessagesEmail } from './unread.emails.ts';
import { remindLater } from './unread-reminder.ts';

const file = 'messages.json';

const personalData: PersonalData = {
  columns: {
    'conversation.talent_id': { archive: file, erasing: 'kept: the other side wrote in it too' },
    'conversation.recruiter_id': { archive: file, erasing: 'kept: the other side wrote in it too' },
    'conversation.opened_by': {
      archive: file,
      erasing: 'kept: it says only which of the two came first',
    },
    'message.sender_id': { archive: file, erasing: 'kept: the other side keeps the thread; the words go' },
    'message_attachment.owner_id': { archive: file, erasing: 'deleted' },
    'conversation_read.account_id': {
      archive: 'left out: only a marker of what was read',
      erasing: 'deleted',
    },
    'conversation_waiting.account_id': {
      archive: 'left out: only a marker of what was not read',
      erasing: 'deleted',
    },
    'blocked_contact.account_id': { archive: 'blocked-people.json', erasing: 'deleted' },
    'blocked_contact.blocked_id': { archive: 'left out: it is the other’s own list', erasing: 'deleted' },
  },
  chapters: [
    { file, of: 'everybody', about: 'your conversations, both sides', read: listConversations },
    {
      file: 'blocked-people.json',
      of: 'everybody',
      about: 'whom you do not want to hear from',
      read: listBlocked,
    },
  ],
  files: listSentFiles,
  empty: eraseOwnMessages,
};

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

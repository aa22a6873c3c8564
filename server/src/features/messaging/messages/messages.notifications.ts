import { userTypes } from '@callboard/contract/accounts/user-types';
import type { Database } from '../../../platform/db/database.ts';
import { type NotificationKind, notification } from '../../../platform/feature/notification.ts';
import { causePrefixOf, conversationUnread, type UnreadConversation } from './messages.events.ts';
import { findUnread, type UnreadRow } from './unread.queries.ts';

const path = '/app/messages?conversation={{conversation}}';
const email = { subject: '{{name}} messaged you', action: 'Read and reply' };

interface MessageTemplate {
  readonly ref: string;
  readonly notificationType: 1 | 2;
  readonly message: string;
  readonly matches: (row: UnreadRow) => boolean;
}

const { talent, recruiter } = userTypes;
const fromRecruiter = ({ company }: UnreadRow) => company !== null;
const hasProject = ({ project_title }: UnreadRow) => project_title !== null;

const templates: readonly MessageTemplate[] = [
  {
    ref: 'message.to-talent',
    notificationType: talent,
    message: '**{{name}}** from {{company}} messaged you.',
    matches: (row) => fromRecruiter(row) && !hasProject(row),
  },
  {
    ref: 'message.to-talent.about-project',
    notificationType: talent,
    message: '**{{name}}** from {{company}} messaged you about _{{project}}_.',
    matches: (row) => fromRecruiter(row) && hasProject(row),
  },
  {
    ref: 'message.to-recruiter',
    notificationType: recruiter,
    message: '**{{name}}** messaged you.',
    matches: (row) => !fromRecruiter(row) && !hasProject(row),
  },
  {
    ref: 'message.to-recruiter.about-project',
    notificationType: recruiter,
    message: '**{{name}}** messaged you about _{{project}}_.',
    matches: (row) => !fromRecruiter(row) && hasProject(row),
  },
];

const loadContentFor =
  ({ matches }: MessageTemplate) =>
  async (trx: Database, unread: UnreadConversation) => {
    const row = await findUnread(trx, unread);
    if (!row || !matches(row)) return undefined;
    return {
      variables: {
        name: row.other_name,
        conversation: String(row.conversation_id),
        company: row.company ?? '',
        project: row.project_title ?? '',
      },
      cause: `${causePrefixOf(unread.conversationId)}${unread.seq}`,
      about: row.other_id,
    };
  };

/** One per run of unread messages. unread-reminder.ts sends the immediate email. */
export const messageNotifications: readonly NotificationKind[] = templates.map((template) =>
  notification({
    ref: template.ref,
    notificationType: template.notificationType,
    topic: 'messages',
    event: conversationUnread,
    emails: 'daily-only',
    text: { message: template.message, path, email },
    to: ({ accountId }) => accountId,
    loadContent: loadContentFor(template),
  }),
);

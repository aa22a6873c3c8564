import { userTypes } from '@callboard/contract/accounts/sessions';
import type { Database } from '../../../platform/db/database.ts';
import { type NotificationKind, notification } from '../../../platform/feature/notification.ts';
import { causePrefixOf, conversationUnread, type UnreadConversation } from './messages.events.ts';
import { findUnread, type UnreadRow } from './unread.queries.ts';

const path = '/app/messages?conversation={{conversation}}';
const mail = { subject: '{{name}} messaged you', action: 'Read and reply' };

interface Wording {
  readonly ref: string;
  readonly notificationType: 1 | 2;
  readonly message: string;
  readonly fits: (row: UnreadRow) => boolean;
}

const { talent, recruiter } = userTypes;
const fromRecruiter = ({ company }: UnreadRow) => company !== null;
const hasProject = ({ project_title }: UnreadRow) => project_title !== null;

const wordings: readonly Wording[] = [
  {
    ref: 'message.to-talent',
    notificationType: talent,
    message: '**{{name}}** from {{company}} messaged you.',
    fits: (row) => fromRecruiter(row) && !hasProject(row),
  },
  {
    ref: 'message.to-talent.about-project',
    notificationType: talent,
    message: '**{{name}}** from {{company}} messaged you about _{{project}}_.',
    fits: (row) => fromRecruiter(row) && hasProject(row),
  },
  {
    ref: 'message.to-recruiter',
    notificationType: recruiter,
    message: '**{{name}}** messaged you.',
    fits: (row) => !fromRecruiter(row) && !hasProject(row),
  },
  {
    ref: 'message.to-recruiter.about-project',
    notificationType: recruiter,
    message: '**{{name}}** messaged you about _{{project}}_.',
    fits: (row) => !fromRecruiter(row) && hasProject(row),
  },
];

const tellOf =
  ({ fits }: Wording) =>
  async (trx: Database, waiting: UnreadConversation) => {
    const row = await findUnread(trx, waiting);
    if (!row || !fits(row)) return undefined;
    return {
      variables: {
        name: row.other_name,
        conversation: String(row.conversation_id),
        company: row.company ?? '',
        project: row.project_title ?? '',
      },
      cause: `${causePrefixOf(waiting.conversationId)}${waiting.seq}`,
      about: row.other_id,
    };
  };

/** Once for each stretch of unread messages. The mail that is sent at once is written by unread-mail.ts. */
export const messageNotifications: readonly NotificationKind[] = wordings.map((wording) =>
  notification({
    ref: wording.ref,
    notificationType: wording.notificationType,
    topic: 'messages',
    event: conversationUnread,
    emails: 'daily-only',
    text: { message: wording.message, path, mail },
    to: ({ accountId }) => accountId,
    loadContent: tellOf(wording),
  }),
);

import type { Database } from '../../../platform/db/database.ts';
import { type EventHandler, on } from '../../../platform/events/event.ts';
import type { Emails } from '../../../platform/feature/email.ts';
import { type Job, job } from '../../../platform/jobs/job.ts';
import { addJob } from '../../../platform/jobs/jobs.queries.ts';
import { conversationUnread, type UnreadConversation } from './messages.events.ts';
import { unreadMessagesEmail } from './unread.emails.ts';
import { listNotEmailed, lockUnread, markEmailed } from './unread.queries.ts';

const remindJob = 'messages/remind-of-unread';
/** Someone who is online usually reads it within this time. */
const waitMs = 10 * 60 * 1000;

interface UnreadReminderOptions {
  readonly db: Database;
  readonly emails: Emails;
  readonly publicUrl: string;
}

/** Checks after a while whether the messages are still unread. */
export const remindLater = ({ db }: Pick<UnreadReminderOptions, 'db'>): EventHandler =>
  on(conversationUnread, 'remind by mail', (waiting, eventId) =>
    addJob(db, {
      name: remindJob,
      payload: waiting,
      key: `${remindJob}:${eventId}`,
      runAt: new Date(Date.now() + waitMs),
    }),
  );

export function createUnreadReminder({ db, emails, publicUrl }: UnreadReminderOptions): {
  readonly jobs: readonly Job[];
} {
  /** One email for everything unread, once for each run of unread messages. */
  const remind = async (trx: Database, { accountId, conversationId, seq }: UnreadConversation) => {
    await lockUnread(trx, accountId);
    const conversations = await listNotEmailed(trx, accountId);
    const isDue = conversations.some(
      (one) => one.conversation_id === conversationId && one.first_seq === seq,
    );
    if (!isDue) return;
    const isSent = await emails.sendIfWanted(trx, unreadMessagesEmail, {
      accountId,
      topic: 'messages',
      onlyRightAway: true,
      facts: ({ firstName }) => ({ firstName, conversations, publicUrl }),
      dedupeKey: `unread:${accountId}:${conversationId}:${seq}`,
    });
    if (!isSent) return;
    await markEmailed(
      trx,
      accountId,
      conversations.map(({ conversation_id }) => conversation_id),
    );
  };

  return {
    jobs: [
      job({
        name: remindJob,
        payload: conversationUnread.payload,
        run: (waiting) => db.transaction().execute((trx) => remind(trx, waiting)),
      }),
    ],
  };
}

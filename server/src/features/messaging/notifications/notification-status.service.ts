import type { viewNotifications } from '@callboard/contract/messaging/notifications';
import type { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import type { Member } from '../../../platform/http/own-account.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import * as queries from './mark-read.queries.ts';
import { countNew } from './notifications.queries.ts';
import type { Notifications } from './notifications.service.ts';

type Viewed = z.output<(typeof viewNotifications)['body']>;

interface NotificationStatusOptions {
  readonly db: Database;
  readonly read: Notifications['read'];
  readonly questions: {
    readonly answerInTransaction: (
      trx: Database,
      talentId: number,
      questionId: number,
      answer: 'available' | 'not_available',
    ) => Promise<void>;
  };
}

/** Marks notifications as read or viewed, and replies to their questions. */
export function createNotificationStatus({ db, read, questions }: NotificationStatusOptions) {
  return {
    async mark(accountId: number, id: number, isRead: boolean) {
      await queries.markRead(db, accountId, id, isRead);
      return read(accountId, id);
    },

    async press(accountId: number, id: number) {
      await queries.markPressed(db, accountId, id);
      return read(accountId, id);
    },

    async view({ accountId }: Member, { status, seq }: Viewed) {
      await db.transaction().execute(async (trx) => {
        await queries.markViewed(trx, accountId, seq);
        if (status) await queries.markAllRead(trx, accountId, seq);
      });
      return { count: await countNew(db, accountId), unread: await queries.countUnread(db, accountId) };
    },

    async answer(accountId: number, id: number, isAvailable: boolean) {
      const { available_id: questionId } = await read(accountId, id);
      if (questionId === null) throw new ProblemError('NOT_FOUND');
      const answer = isAvailable ? 'available' : 'not_available';
      await db
        .transaction()
        .execute((trx) => questions.answerInTransaction(trx, accountId, questionId, answer));
      return read(accountId, id);
    },
  };
}
export type NotificationStatus = ReturnType<typeof createNotificationStatus>;

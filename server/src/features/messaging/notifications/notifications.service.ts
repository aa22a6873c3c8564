import { userTypes } from '@callboard/contract/accounts/user-types';
import { type listNotifications, notificationsInBell } from '@callboard/contract/messaging/notifications';
import type { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import { onePage } from '../../../platform/http/list.ts';
import type { Member } from '../../../platform/http/own-account.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { type PhotoUrl, toNotification, toQuestion } from './notification.mapper.ts';
import * as queries from './notifications.queries.ts';
import { findQuestion } from './target.queries.ts';

type Query = Omit<z.output<(typeof listNotifications)['query']>, 'user_id'>;

interface NotificationsOptions {
  readonly db: Database;
  readonly photoUrl: PhotoUrl;
}

export function createNotifications({ db, photoUrl }: NotificationsOptions) {
  const map = (rows: readonly queries.NotificationRow[]) =>
    Promise.all(rows.map((row) => toNotification(row, photoUrl)));

  const findOrThrow = async (accountId: number, id: number) => {
    const row = await queries.findNotification(db, accountId, id);
    if (!row) throw new ProblemError('NOT_FOUND');
    return row;
  };

  return {
    async list({ accountId }: Member, query: Query & { readonly message?: string }) {
      const { group, page, limit, before, message: terms } = query;
      const filter = { accountId, terms };
      const offset = before === undefined ? (page - 1) * limit : 0;
      const [rows, { unread, ...counts }] = await Promise.all([
        queries.listNotifications(db, filter, { group, limit, offset, before }),
        queries.countNotifications(db, filter),
      ]);
      return { ...onePage(await map(rows), query, counts[group]), counts, unread };
    },

    async bell({ accountId }: Member) {
      const slice = { group: 'all', limit: notificationsInBell, offset: 0 } as const;
      const rows = await queries.listNotifications(db, { accountId }, slice);
      return { results: await map(rows), count: await queries.countNew(db, accountId) };
    },

    /** For another user type than the member's own the count is 0. */
    async count({ accountId, kind }: Member, notificationType: 1 | 2 | undefined) {
      const isOwn = notificationType === undefined || notificationType === userTypes[kind];
      return { count: isOwn ? await queries.countNew(db, accountId) : 0 };
    },

    async target(accountId: number, id: number) {
      const { path } = await findOrThrow(accountId, id);
      const question = await findQuestion(db, accountId, id);
      return { path, question: question ? await toQuestion(question, photoUrl) : null };
    },

    /** Another person's notification is not found, whether it exists or not. */
    read: async (accountId: number, id: number) => toNotification(await findOrThrow(accountId, id), photoUrl),
  };
}
export type Notifications = ReturnType<typeof createNotifications>;

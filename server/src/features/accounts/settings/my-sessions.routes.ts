import { endOtherSessions, endSession, listSessions, type Session } from '@callboard/contract/accounts/user';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/db/database.ts';
import { bind } from '../../../platform/http/bind.ts';
import { ownAccount } from '../../../platform/http/own-account.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { describeDevice, type Sessions } from '../sessions/index.ts';

type Row = Awaited<ReturnType<Sessions['list']>>[number];

const toSession = (row: Row, currentId: string): Session => ({
  id: row.id,
  ...describeDevice(row.user_agent),
  ip_address: row.ip,
  started_at: row.started_at.toISOString(),
  last_used_at: row.last_used_at.toISOString(),
  is_current: row.id === currentId,
});

/** The person's sessions, and signing out other devices. */
export function mySessionsRoutes(
  app: FastifyInstance,
  { db, sessions }: { db: Database; sessions: Sessions },
): void {
  bind(app, listSessions, async ({ params, actor }) => {
    const { accountId, sessionId } = ownAccount(actor, params.id);
    return { results: (await sessions.list(accountId)).map((row) => toSession(row, sessionId)) };
  });
  bind(app, endSession, async ({ params, actor }) => {
    const { accountId } = ownAccount(actor, params.id);
    const ended = await sessions.end(accountId, params.sessionId);
    if (ended === 0) throw new ProblemError('NOT_FOUND');
    return undefined;
  });
  bind(app, endOtherSessions, async ({ params, actor }) => {
    const { accountId, sessionId } = ownAccount(actor, params.id);
    return { ended: await sessions.endAll(db, accountId, 'ended-elsewhere', sessionId) };
  });
}

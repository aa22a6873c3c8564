import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { SessionAnswer } from '@callboard/contract/accounts/sessions';
import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { dailyJob } from '../../../platform/jobs/daily-job.ts';
import type { AccessTokens } from './access-token.ts';
import { type PhotoUrl, toSessionUser, toUserType } from './session-user.mapper.ts';
import { readSessionUser } from './session-user.queries.ts';
import { sessionTokenReused } from './sessions.events.ts';
import * as queries from './sessions.queries.ts';

const newRefreshToken = () => randomBytes(32).toString('base64url');

/** Only the hash is stored. */
const hashOf = (token: string) => createHash('sha256').update(token).digest();

/**
 * Each token has exactly one successor, derived by the server, so concurrent tabs all receive the same
 * one.
 */
const successorOf = (secret: string, token: string) =>
  createHmac('sha256', secret).update(`refresh:${token}`).digest('base64url');

interface SessionsOptions {
  readonly db: Database;
  readonly tokens: AccessTokens;
  /** Derives each refresh token from the one before. */
  readonly secret: string;
  readonly events: EventRecorder;
  readonly photoUrl: PhotoUrl;
}

export interface StartedSession {
  readonly refreshToken: string;
  readonly answer: SessionAnswer;
}

type Rotation =
  | {
      readonly is: 'rotated';
      readonly refreshToken: string;
      readonly accountId: number;
      readonly sessionId: string;
    }
  | { readonly is: 'over' }
  | { readonly is: 'invalid-kind' };

export function createSessions({ db, tokens, secret, events, photoUrl }: SessionsOptions) {
  const findUser = async (conn: Database, accountId: number) => {
    const row = await readSessionUser(conn, { accountId });
    if (!row) return undefined;
    const userType = toUserType(row.kind);
    if (!userType) throw new ProblemError('INVALID_USER_TYPE');
    return toSessionUser(row, userType, photoUrl);
  };

  const answerFor = async (conn: Database, accountId: number, sessionId: string): Promise<SessionAnswer> => {
    const user = await findUser(conn, accountId);
    if (!user) throw new ProblemError('SESSION_ENDED');
    const kind = user.user_type === 1 ? 'talent' : 'recruiter';
    const { token, expires } = await tokens.sign({ accountId, sessionId, kind });
    return { user, token: { token, expires: expires.toISOString() } };
  };

  /** The newest token of the chain, for tabs that come late with an older one. */
  const findHead = async (trx: Database, token: string): Promise<string> => {
    const next = successorOf(secret, token);
    const found = await queries.findToken(trx, hashOf(next));
    if (!found) throw new Error('A used refresh token has a successor');
    return found.used ? findHead(trx, next) : next;
  };

  const rotateWithin = async (trx: Database, token: string, device: queries.Device): Promise<Rotation> => {
    const tokenHash = hashOf(token);
    const session = await queries.lockSessionOfToken(trx, tokenHash);
    const found = session && (await queries.findToken(trx, tokenHash));
    if (!session?.alive || !found) return { is: 'over' };
    const { id: sessionId, account_id: accountId } = session;
    if (!toUserType(session.kind)) return { is: 'invalid-kind' };
    if (found.used && !found.fresh) {
      await queries.endOneSession(trx, { accountId, sessionId, reason: 'token-reused' });
      await events.record(trx, sessionTokenReused, { accountId, sessionId });
      return { is: 'over' };
    }
    if (found.used) return { is: 'rotated', refreshToken: await findHead(trx, token), accountId, sessionId };
    const refreshToken = successorOf(secret, token);
    await queries.markUsed(trx, tokenHash);
    await queries.insertToken(trx, sessionId, hashOf(refreshToken));
    await queries.touchSession(trx, sessionId, device);
    return { is: 'rotated', refreshToken, accountId, sessionId };
  };

  return {
    findUser: (accountId: number) => findUser(db, accountId),

    /** Part of the caller's transaction, so an account and its first session are created together. */
    async start(trx: Database, accountId: number, device: queries.Device): Promise<StartedSession> {
      const refreshToken = newRefreshToken();
      const sessionId = await queries.insertSession(trx, accountId, device);
      await queries.insertToken(trx, sessionId, hashOf(refreshToken));
      return { refreshToken, answer: await answerFor(trx, accountId, sessionId) };
    },

    async rotate(token: string, device: queries.Device): Promise<StartedSession> {
      const rotation = await db.transaction().execute((trx) => rotateWithin(trx, token, device));
      if (rotation.is === 'invalid-kind') throw new ProblemError('INVALID_USER_TYPE');
      if (rotation.is === 'over') throw new ProblemError('SESSION_ENDED');
      const { refreshToken, accountId, sessionId } = rotation;
      return { refreshToken, answer: await answerFor(db, accountId, sessionId) };
    },

    endByToken: (token: string) => queries.endSessionOfToken(db, hashOf(token)),
    endAll: (trx: Database, accountId: number, reason: queries.EndReason, except?: string): Promise<number> =>
      queries.endSessionsOf(trx, { accountId, reason, except }),
    isOpen: async (trx: Database, session: { accountId: number; sessionId: string }): Promise<boolean> =>
      (await queries.findActiveAccount(trx, session)) !== undefined,
    list: (accountId: number) => queries.listSessionsOf(db, accountId),
    end: (accountId: number, sessionId: string) =>
      queries.endOneSession(db, { accountId, sessionId, reason: 'ended-elsewhere' }),

    jobs: [
      dailyJob({
        name: 'sessions/forget-old',
        at: '21:20',
        run: async () => {
          await queries.forgetOldSessions(db);
        },
      }),
    ],
  };
}
export type Sessions = ReturnType<typeof createSessions>;

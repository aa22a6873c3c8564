import type { Authenticate } from '../../../platform/http/actor.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { createCounter } from '../../../platform/limits/counter.ts';
import type { AccessTokens } from '../../accounts/sessions/index.ts';
import { forceReconnect, type LiveServer, type LiveSocket, longestTimerMs } from './live-server.ts';
import { roomOf } from './rooms.ts';

interface SignInOptions {
  readonly authenticate: Authenticate;
  readonly tokens: AccessTokens;
}

const maxSocketsPerAccount = 40;
const maxAttempts = { max: 120, everyMs: 60_000 };

const tokenOf = ({ handshake }: LiveSocket): string | undefined => {
  const { token }: { token?: unknown } = handshake.auth;
  return typeof token === 'string' && token.length <= 4096 ? token : undefined;
};

/** The same error codes as for HTTP requests. */
const codeOf = (error: unknown) => (error instanceof ProblemError ? error.code : 'UNAVAILABLE');

/** The rules of every request: an active session of an account that is not closed. */
export function requireSignIn(io: LiveServer, { authenticate, tokens }: SignInOptions): void {
  const mayTry = createCounter<number>(maxAttempts);
  const { rooms } = io.of('/').adapter;

  const admit = async (socket: LiveSocket) => {
    const token = tokenOf(socket);
    const actor = token && (await authenticate(`Bearer ${token}`));
    if (!actor || !('accountId' in actor)) throw new ProblemError('UNAUTHENTICATED');
    const { accountId, sessionId } = actor;
    const open = rooms.get(roomOf.account(accountId))?.size ?? 0;
    if (!mayTry(accountId) || open >= maxSocketsPerAccount) throw new ProblemError('RATE_LIMITED');
    socket.data = { accountId, sessionId };
    reconnectOnExpiry(socket, tokens.expiryOf(token));
  };

  io.use((socket, next) => {
    admit(socket).then(
      () => next(),
      (error: unknown) => next(new Error(codeOf(error))),
    );
  });
}

/** The browser reconnects with a renewed token. */
function reconnectOnExpiry(socket: LiveSocket, expires: Date): void {
  const left = Math.max(0, expires.getTime() - Date.now());
  const timer = setTimeout(() => forceReconnect(socket), Math.min(left, longestTimerMs));
  timer.unref();
  socket.conn.once('close', () => clearTimeout(timer));
}

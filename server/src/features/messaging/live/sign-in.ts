import type { Authenticate } from '../../../platform/http/actor.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { createCounter } from '../../../platform/limits/counter.ts';
import type { AccessTokens } from '../../accounts/sessions/index.ts';
import { cutLine, type LiveServer, type LiveSocket } from './live-server.ts';
import { roomOf } from './rooms.ts';

interface SignInOptions {
  readonly authenticate: Authenticate;
  readonly tokens: AccessTokens;
}

const socketsOfOne = 40;
const attemptsOfOne = { max: 120, everyMs: 60_000 };
/** What a timer takes; tokens live for half an hour. */
const longestTimerMs = 2 ** 31 - 1;

const tokenOf = ({ handshake }: LiveSocket): string | undefined => {
  const { token }: { token?: unknown } = handshake.auth;
  return typeof token === 'string' && token.length <= 4096 ? token : undefined;
};

/** Says why in a word that the browser knows from everywhere else. */
const codeOf = (error: unknown) => (error instanceof ProblemError ? error.code : 'UNAVAILABLE');

/** The same rules as for every call: an active session of an account that is not closed. */
export function requireSignIn(io: LiveServer, { authenticate, tokens }: SignInOptions): void {
  const mayTry = createCounter<number>(attemptsOfOne);
  const { rooms } = io.of('/').adapter;

  const admit = async (socket: LiveSocket) => {
    const token = tokenOf(socket);
    const actor = token && (await authenticate(`Bearer ${token}`));
    if (!actor || !('accountId' in actor)) throw new ProblemError('UNAUTHENTICATED');
    const { accountId, sessionId } = actor;
    const open = rooms.get(roomOf.account(accountId))?.size ?? 0;
    if (!mayTry(accountId) || open >= socketsOfOne) throw new ProblemError('RATE_LIMITED');
    socket.data = { accountId, sessionId };
    cutWhenOver(socket, tokens.expiryOf(token));
  };

  io.use((socket, next) => {
    admit(socket).then(
      () => next(),
      (error: unknown) => next(new Error(codeOf(error))),
    );
  });
}

/** A token has had its time: the browser comes back with the one it has renewed meanwhile. */
function cutWhenOver(socket: LiveSocket, expires: Date): void {
  const left = Math.max(0, expires.getTime() - Date.now());
  const timer = setTimeout(() => cutLine(socket), Math.min(left, longestTimerMs));
  timer.unref();
  socket.conn.once('close', () => clearTimeout(timer));
}

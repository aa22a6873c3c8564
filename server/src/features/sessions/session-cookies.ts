import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { Device } from './sessions.queries.ts';
import type { StartedSession } from './sessions.service.ts';

const refreshCookie = 'callboard_refresh';
/** Readable by the page: it tells that a refresh is worth trying, nothing more. */
const markerCookie = 'callboard_session';
const thirtyDays = 30 * 24 * 60 * 60;

const readCookie = (request: FastifyRequest, name: string) =>
  request.headers.cookie
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

export const deviceOf = (request: FastifyRequest): Device => ({
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 400),
  ip: request.clientAddress,
});

/** The cookies of a session, and the check that a call which uses them comes from our own pages. */
export function createSessionCookies(publicUrl: string) {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const ownOrigin = new URL(publicUrl).origin;

  const write = (reply: FastifyReply, token: string, maxAge: number) => {
    const lasting = `SameSite=Lax; Max-Age=${maxAge}${secure}`;
    reply.header('set-cookie', [
      `${refreshCookie}=${token}; Path=/v1/auth; HttpOnly; ${lasting}`,
      `${markerCookie}=${maxAge > 0 ? 1 : ''}; Path=/; ${lasting}`,
    ]);
    reply.header('cache-control', 'no-store');
  };

  const isOwnOrigin = ({ headers, server, host }: FastifyRequest) =>
    headers.origin === ownOrigin ||
    // While developing, the page may come from another port or name that passes calls on to this one.
    (server.environment !== 'production' && headers.origin === `http://${host}`);

  return {
    /** For calls that start a session: nobody is signed in by a page of somebody else. */
    refuseOtherSites(request: FastifyRequest): void {
      if (request.headers.origin !== undefined && !isOwnOrigin(request)) {
        throw new ProblemError('ORIGIN_REFUSED');
      }
    },
    read: (request: FastifyRequest) => readCookie(request, refreshCookie),
    clear: (reply: FastifyReply) => write(reply, '', 0),
    refuseForeignOrigin(request: FastifyRequest): void {
      if (!isOwnOrigin(request)) throw new ProblemError('ORIGIN_REFUSED');
    },
    /** Hands the session to the browser. */
    send(reply: FastifyReply, { refreshToken, answer }: StartedSession) {
      write(reply, refreshToken, thirtyDays);
      return answer;
    },
  };
}
export type SessionCookies = ReturnType<typeof createSessionCookies>;

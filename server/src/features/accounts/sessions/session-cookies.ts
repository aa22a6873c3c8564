import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHostCookie } from '../../../platform/http/host-cookie.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { Device } from './sessions.queries.ts';
import type { StartedSession } from './sessions.service.ts';

const thirtyDays = 30 * 24 * 60 * 60;

export const deviceOf = (request: FastifyRequest): Device => ({
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 400),
  ip: request.clientAddress,
});

/** The cookies of a session, and the check that a call which uses them comes from our own pages. */
export function createSessionCookies(publicUrl: string) {
  const refresh = createHostCookie(publicUrl, { name: 'callboard_refresh', path: '/v1/auth' });
  /** Readable by the page: it tells that a refresh is worth trying, nothing more. */
  const marker = createHostCookie(publicUrl, { name: 'callboard_session', path: '/', isReadable: true });
  const ownOrigin = new URL(publicUrl).origin;

  const write = (reply: FastifyReply, token: string, maxAge: number) => {
    reply.header('set-cookie', [
      refresh.write(token, maxAge),
      marker.write(maxAge > 0 ? '1' : '', maxAge),
      ...refresh.clearEarlier(),
      ...marker.clearEarlier(),
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
    read: (request: FastifyRequest) => refresh.read(request) ?? refresh.readEarlier(request),
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

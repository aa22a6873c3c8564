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

/** The session cookies, and the check that calls using them come from our own pages. */
export function createSessionCookies(publicUrl: string) {
  const refresh = createHostCookie(publicUrl, { name: 'callboard_refresh', path: '/v1/auth' });
  /** Readable by the page. Only says that a refresh is worth trying. */
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
    // In development the page may come from another port or host that proxies calls.
    (server.environment !== 'production' && headers.origin === `http://${host}`);

  return {
    /** For calls that start a session: prevents login by another site. */
    rejectOtherSites(request: FastifyRequest): void {
      if (request.headers.origin !== undefined && !isOwnOrigin(request)) {
        throw new ProblemError('ORIGIN_REFUSED');
      }
    },
    read: (request: FastifyRequest) => refresh.read(request) ?? refresh.readEarlier(request),
    clear: (reply: FastifyReply) => write(reply, '', 0),
    rejectForeignOrigin(request: FastifyRequest): void {
      if (!isOwnOrigin(request)) throw new ProblemError('ORIGIN_REFUSED');
    },
    send(reply: FastifyReply, { refreshToken, answer }: StartedSession) {
      write(reply, refreshToken, thirtyDays);
      return answer;
    },
  };
}
export type SessionCookies = ReturnType<typeof createSessionCookies>;

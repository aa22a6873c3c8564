import { logout, refreshTokens } from '@callboard/contract/accounts/sign-in';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { deviceOf, type SessionCookies } from './session-cookies.ts';
import type { Sessions } from './sessions.service.ts';

export function sessionRoutes(app: FastifyInstance, sessions: Sessions, cookies: SessionCookies): void {
  bind(app, refreshTokens, async ({ request, reply }) => {
    cookies.rejectForeignOrigin(request);
    try {
      const token = cookies.read(request);
      if (!token) throw new ProblemError('SESSION_ENDED');
      return cookies.send(reply, await sessions.rotate(token, deviceOf(request)));
    } catch (error) {
      if (error instanceof ProblemError) cookies.clear(reply);
      throw error;
    }
  });

  bind(app, logout, async ({ request, reply }) => {
    const token = cookies.read(request);
    if (token) {
      cookies.rejectForeignOrigin(request);
      await sessions.endByToken(token);
    }
    cookies.clear(reply);
  });
}

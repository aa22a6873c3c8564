import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionCookies, StartedSession } from '../sessions/index.ts';
import type { KnownDevices } from './known-devices.ts';

/** Sets the session cookies and marks the device as known. */
export const createEntry =
  (devices: KnownDevices, cookies: SessionCookies) =>
  async (request: FastifyRequest, reply: FastifyReply, started: StartedSession) => {
    await devices.remember(request, reply, started.answer.user.user_id);
    return cookies.send(reply, started);
  };

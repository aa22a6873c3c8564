import type { FastifyReply, FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { createHostCookie } from '../../../platform/http/host-cookie.ts';

const issuer = 'callboard-github';
const tenMinutes = 10 * 60;

const Intent = z.object({
  state: z.string(),
  verifier: z.string(),
  userType: z.union([z.literal(1), z.literal(2)]).optional(),
  ref: z.string().optional(),
  /** A signed-in user who wants to connect GitHub and has given proof. */
  connect: z
    .object({ accountId: z.int(), sessionId: z.string(), kind: z.enum(['talent', 'recruiter']) })
    .optional(),
});
export type PendingIntent = z.infer<typeof Intent>;

/** The signed intent, stored in the browser during the trip to GitHub. */
export function createIntentCookie(secret: string, publicUrl: string) {
  const key = new TextEncoder().encode(secret);
  const cookie = createHostCookie(publicUrl, { name: 'callboard_github', path: '/v1/auth/github' });
  const write = (reply: FastifyReply, value: string, maxAge: number) =>
    reply.header('set-cookie', cookie.write(value, maxAge));
  return {
    async write(reply: FastifyReply, intent: PendingIntent) {
      const value = await new SignJWT(intent)
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(issuer)
        .setExpirationTime('10m')
        .sign(key);
      write(reply, value, tenMinutes);
    },
    clear: (reply: FastifyReply) => write(reply, '', 0),
    async read(request: FastifyRequest): Promise<PendingIntent | undefined> {
      const value = cookie.read(request);
      if (!value) return undefined;
      try {
        const { payload } = await jwtVerify(value, key, { issuer, algorithms: ['HS256'] });
        return Intent.parse(payload);
      } catch {
        return undefined;
      }
    },
  };
}
export type IntentCookie = ReturnType<typeof createIntentCookie>;

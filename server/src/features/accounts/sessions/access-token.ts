import { decodeJwt, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { createLatest } from '../../../platform/latest.ts';

const issuer = 'callboard';
const lifetimeSeconds = 30 * 60;

const Claims = z.object({
  sub: z.string().regex(/^\d{1,10}$/),
  sid: z.uuid(),
  user_type: z.union([z.literal(1), z.literal(2)]),
});

export interface TokenSubject {
  readonly accountId: number;
  readonly sessionId: string;
  readonly kind: 'talent' | 'recruiter';
}

/** The number of active users per node. */
const mostRemembered = 5000;

/** Short-lived tokens with the account and session, without permissions. */
export function createAccessTokens(secret: string, now: () => number = Date.now) {
  const key = new TextEncoder().encode(secret);
  /** Verified tokens, because checking a signature costs more than most calls. */
  const remembered = createLatest<{ readonly subject: TokenSubject; readonly expires: number }>(
    mostRemembered,
  );

  return {
    async sign({ accountId, sessionId, kind }: TokenSubject) {
      const expires = new Date(now() + lifetimeSeconds * 1000);
      const token = await new SignJWT({ sid: sessionId, user_type: kind === 'talent' ? 1 : 2 })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(issuer)
        .setSubject(String(accountId))
        .setExpirationTime(expires)
        .sign(key);
      return { token, expires };
    },
    /** The expiry of a verified token. */
    expiryOf: (token: string): Date => new Date((decodeJwt(token).exp ?? 0) * 1000),
    /** Undefined for an invalid or expired token. */
    async verify(token: string): Promise<TokenSubject | undefined> {
      const known = remembered.find(token);
      if (known && known.expires > now()) return known.subject;
      try {
        const { payload } = await jwtVerify(token, key, {
          issuer,
          algorithms: ['HS256'],
          currentDate: new Date(now()),
        });
        const { sub, sid, user_type } = Claims.parse(payload);
        const kind = user_type === 1 ? 'talent' : 'recruiter';
        const subject = { accountId: Number(sub), sessionId: sid, kind } as const;
        return remembered.put(token, { subject, expires: (payload.exp ?? 0) * 1000 }).subject;
      } catch {
        return undefined;
      }
    },
  };
}
export type AccessTokens = ReturnType<typeof createAccessTokens>;

import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

const issuer = 'callboard';
const lifetimeSeconds = 30 * 60;

const Claims = z.object({ sub: z.string().regex(/^\d+$/), kind: z.enum(['talent', 'recruiter']) });

export interface TokenSubject {
  readonly accountId: number;
  readonly kind: 'talent' | 'recruiter';
}

export function createAccessTokens(secret: string, now: () => number = Date.now) {
  const key = new TextEncoder().encode(secret);
  return {
    async sign({ accountId, kind }: TokenSubject) {
      const expires = new Date(now() + lifetimeSeconds * 1000);
      const token = await new SignJWT({ kind })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(issuer)
        .setSubject(String(accountId))
        .setExpirationTime(expires)
        .sign(key);
      return { token, expires };
    },
    /** Undefined for anything that is not a token of ours and still good. */
    async verify(token: string): Promise<TokenSubject | undefined> {
      try {
        const { payload } = await jwtVerify(token, key, {
          issuer,
          algorithms: ['HS256'],
          currentDate: new Date(now()),
        });
        const { sub, kind } = Claims.parse(payload);
        return { accountId: Number(sub), kind };
      } catch {
        return undefined;
      }
    },
  };
}
export type AccessTokens = ReturnType<typeof createAccessTokens>;

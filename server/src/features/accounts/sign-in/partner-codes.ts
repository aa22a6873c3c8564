import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { ProblemError } from '../../../platform/http/problem-error.ts';

const issuer = 'callboard-partner';
const Claims = z.object({ sub: z.string().min(1).max(80) });

/** Partner codes: reusable until they expire. */
export function createPartnerCodes(secret: string) {
  const key = new TextEncoder().encode(secret);
  return {
    sign: (partner: string, days: number): Promise<string> =>
      new SignJWT({})
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(issuer)
        .setSubject(partner)
        .setExpirationTime(`${days}d`)
        .sign(key),

    /** The partner's name. */
    async read(code: string): Promise<string> {
      try {
        const { payload } = await jwtVerify(code, key, { issuer, algorithms: ['HS256'] });
        return Claims.parse(payload).sub;
      } catch {
        throw new ProblemError('LINK_EXPIRED');
      }
    },
  };
}
export type PartnerCodes = ReturnType<typeof createPartnerCodes>;

import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { invalidField } from '../../../platform/http/problem-error.ts';

const issuer = 'callboard-proof';
const Claims = z.object({ sub: z.string() });

/** Proves that a code was received at this address. Not a session token: the issuer differs. */
export function createContactProofs(secret: string) {
  const key = new TextEncoder().encode(secret);
  return {
    sign: (address: string): Promise<string> =>
      new SignJWT({})
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(issuer)
        .setSubject(address)
        .setExpirationTime('30m')
        .sign(key),
    /** Without a proof nothing is verified; a proof of another address is rejected. */
    async proves(field: string, proof: string | undefined, address: string | undefined): Promise<boolean> {
      if (proof === undefined) return false;
      try {
        const { payload } = await jwtVerify(proof, key, { issuer, algorithms: ['HS256'] });
        if (address !== undefined && Claims.parse(payload).sub === address) return true;
      } catch {
        // Invalid or expired: handled below.
      }
      throw invalidField(field, 'This code has expired. Get a new one');
    },
  };
}
export type ContactProofs = ReturnType<typeof createContactProofs>;

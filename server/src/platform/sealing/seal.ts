import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const version = 1;
const nonceBytes = 12;
const tagBytes = 16;

/** The purpose of a seal; each has its own key. */
export type SealPurpose = 'id-proof' | 'recruiter-papers';

/**
 * Encrypted: version, nonce, cipher text, tag. Bound to the account and the field, so one cannot replace
 * another.
 */
export function createSeal<Part extends string>(secret: string, purpose: SealPurpose) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `callboard ${purpose}`, 32));
  const boundTo = (accountId: number, part: Part) => Buffer.from(`${version} ${part} ${accountId}`);

  return {
    seal(accountId: number, part: Part, content: Buffer): Buffer {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
      cipher.setAAD(boundTo(accountId, part));
      return Buffer.concat([
        Buffer.of(version),
        nonce,
        cipher.update(content),
        cipher.final(),
        cipher.getAuthTag(),
      ]);
    },

    /** Throws if anything was changed. */
    open(accountId: number, part: Part, sealed: Buffer): Buffer {
      if (sealed[0] !== version || sealed.length < 1 + nonceBytes + tagBytes)
        throw new Error('Not sealed here');
      const nonce = sealed.subarray(1, 1 + nonceBytes);
      const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
      decipher.setAAD(boundTo(accountId, part));
      decipher.setAuthTag(sealed.subarray(-tagBytes));
      return Buffer.concat([decipher.update(sealed.subarray(1 + nonceBytes, -tagBytes)), decipher.final()]);
    },
  };
}
export type Seal<Part extends string> = ReturnType<typeof createSeal<Part>>;

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const version = 1;
const nonceBytes = 12;
const tagBytes = 16;

/** What is sealed; each purpose has a key of its own. */
export type SealPurpose = 'id-proof' | 'recruiter-papers';

/**
 * Sealed: version, nonce, cipher text, tag. It opens for the account and the part it was made for, and no other:
 * each part has a seal of its own, so that none can stand in for another.
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

    /** Throws for anything that is not exactly as it was sealed. */
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

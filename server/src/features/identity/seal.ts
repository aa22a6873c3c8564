import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const version = 1;
const nonceBytes = 12;
const tagBytes = 16;

/** What is sealed: each part of a proof has a seal of its own, so that none can stand in for another. */
export type SealedPart = 'number' | 'front' | 'back';

/** Sealed: version, nonce, cipher text, tag. It opens for the talent and the part it was made for, and no other. */
export function createSeal(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'callboard id-proof', 32));
  const boundTo = (talentId: number, part: SealedPart) => Buffer.from(`${version} ${part} ${talentId}`);

  return {
    seal(talentId: number, part: SealedPart, content: Buffer): Buffer {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
      cipher.setAAD(boundTo(talentId, part));
      return Buffer.concat([
        Buffer.of(version),
        nonce,
        cipher.update(content),
        cipher.final(),
        cipher.getAuthTag(),
      ]);
    },

    /** Throws for anything that is not exactly as it was sealed. */
    open(talentId: number, part: SealedPart, sealed: Buffer): Buffer {
      if (sealed[0] !== version || sealed.length < 1 + nonceBytes + tagBytes)
        throw new Error('Not sealed here');
      const nonce = sealed.subarray(1, 1 + nonceBytes);
      const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
      decipher.setAAD(boundTo(talentId, part));
      decipher.setAuthTag(sealed.subarray(-tagBytes));
      return Buffer.concat([decipher.update(sealed.subarray(1 + nonceBytes, -tagBytes)), decipher.final()]);
    },
  };
}
export type Seal = ReturnType<typeof createSeal>;

import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 192 random bits, made for the link or the visitor alone. */
export const newKey = (): string => randomBytes(24).toString('base64url');

/** Only the hash of a visitor's token is stored. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const newFaceKey = (): Buffer => randomBytes(32);

/** Names a talent on one link. Another link has another name for them, and nobody finds the account by it. */
export const faceIdOf = (faceKey: Buffer, talentId: number): string =>
  createHmac('sha256', faceKey).update(String(talentId)).digest('base64url').slice(0, 24);

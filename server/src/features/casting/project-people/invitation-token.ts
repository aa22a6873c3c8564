import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits. Only the hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

const reference = /^invitation-0*([1-9]\d{0,9})$/;

/**
 * Where a notification leads, which holds no secret: an invitation by email opens for the account with that
 * verified address and for nobody else, so its number is enough.
 */
export const referenceTo = (invitationId: number): string =>
  `invitation-${String(invitationId).padStart(12, '0')}`;

export const numberIn = (token: string): number | undefined => {
  const number = Number(reference.exec(token)?.[1] ?? Number.NaN);
  return number <= 2_147_483_647 ? number : undefined;
};

import { createHmac, timingSafeEqual } from 'node:crypto';

export const sign = (text: string | Buffer, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');

/** Compares in constant time. */
export function isSignedBy(text: string | Buffer, signature: unknown, secret: string): boolean {
  if (typeof signature !== 'string' || !/^[0-9a-f]{64}$/.test(signature)) return false;
  return timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(sign(text, secret), 'hex'));
}

/** The text a checkout signs. */
export const paymentClaim = (orderRef: string, paymentRef: string) => `${orderRef}|${paymentRef}`;

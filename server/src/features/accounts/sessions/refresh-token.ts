import { createHash, createHmac, randomBytes } from 'node:crypto';

export const newRefreshToken = () => randomBytes(32).toString('base64url');

/** What is stored: whoever reads the table still has no token. */
export const printOf = (token: string) => createHash('sha256').update(token).digest();

/**
 * Each token leads to exactly one next token, which only the server can work out. Fifty tabs that refresh
 * with the same token at once therefore all receive the same successor.
 */
export const successorOf = (secret: string, token: string) =>
  createHmac('sha256', secret).update(`refresh:${token}`).digest('base64url');

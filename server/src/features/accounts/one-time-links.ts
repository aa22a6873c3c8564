import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../platform/db/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import * as queries from './one-time-links.queries.ts';

const pages: Readonly<Record<queries.LinkPurpose, string>> = {
  'verify-email': '/verify-email',
  'reset-password': '/auth/reset-password',
};
const printOf = (token: string) => createHash('sha256').update(token).digest();

/** Addresses that work once. */
export function createOneTimeLinks(publicUrl: string) {
  return {
    async make(
      trx: Database,
      { purpose, accountId, email }: { purpose: queries.LinkPurpose; accountId: number; email: string },
    ): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      await queries.insertLink(trx, { purpose, account_id: accountId, email, token_hash: printOf(token) });
      return `${publicUrl}${pages[purpose]}?token=${token}`;
    },

    /** Whose link it is, once; afterwards it is used up. */
    async use(trx: Database, purpose: queries.LinkPurpose, token: string) {
      const link = await queries.lockLink(trx, purpose, printOf(token));
      if (!link) throw new ProblemError('LINK_EXPIRED');
      if (link.used_at) throw new ProblemError('LINK_USED');
      if (link.expired) throw new ProblemError('LINK_EXPIRED');
      await queries.markLinkUsed(trx, link.id);
      return { accountId: link.account_id, email: link.email };
    },

    spendOthers: queries.spendLinksOf,
  };
}
export type OneTimeLinks = ReturnType<typeof createOneTimeLinks>;

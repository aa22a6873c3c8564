import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import * as queries from './one-time-links.queries.ts';

const pages = {
  'verify-email': '/verify-email',
  'reset-password': '/auth/reset-password',
} as const;
const hashOf = (token: string) => createHash('sha256').update(token).digest();

interface NewLink<P extends queries.LinkPurpose = queries.LinkPurpose> {
  readonly purpose: P;
  readonly accountId: number;
  readonly email: string;
}

function rejectDead<L extends { readonly used_at: Date | null; readonly expired: boolean }>(
  link: L | undefined,
): L {
  if (!link) throw new ProblemError('LINK_EXPIRED');
  if (link.used_at) throw new ProblemError('LINK_USED');
  if (link.expired) throw new ProblemError('LINK_EXPIRED');
  return link;
}

/** Links that work once. */
export function createOneTimeLinks(publicUrl: string) {
  const makeToken = async (trx: Database, { purpose, accountId, email }: NewLink): Promise<string> => {
    const token = randomBytes(32).toString('base64url');
    await queries.insertLink(trx, { purpose, account_id: accountId, email, token_hash: hashOf(token) });
    return token;
  };

  return {
    makeToken,
    make: async (trx: Database, link: NewLink<keyof typeof pages>): Promise<string> =>
      `${publicUrl}${pages[link.purpose]}?token=${await makeToken(trx, link)}`,

    /** Consumes the link and returns its account. */
    async use(trx: Database, purposes: readonly queries.LinkPurpose[], token: string) {
      await queries.lockOwnerOfLink(trx, hashOf(token));
      const link = rejectDead(await queries.lockLink(trx, purposes, hashOf(token)));
      await queries.markLinkUsed(trx, link.id);
      return { accountId: link.account_id, email: link.email, purpose: link.purpose };
    },

    /** Throws as `use` would, and uses nothing. */
    async check(db: Database, purposes: readonly queries.LinkPurpose[], token: string): Promise<void> {
      rejectDead(await queries.findLink(db, purposes, hashOf(token)));
    },

    spendAll: queries.spendLinksOf,
  };
}
export type OneTimeLinks = ReturnType<typeof createOneTimeLinks>;

import type { Database } from '../../../platform/db/database.ts';
import { type Authenticate, guest } from '../../../platform/http/actor.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { AccessTokens } from './access-token.ts';
import { findActiveAccount } from './sessions.queries.ts';

/** No token means guest; a bad token is rejected, so nobody silently becomes a guest. */
export function createAuthenticate({ db, tokens }: { db: Database; tokens: AccessTokens }): Authenticate {
  return async (authorization) => {
    if (authorization === undefined) return guest;
    const [scheme, token] = authorization.split(' ');
    const subject = scheme?.toLowerCase() === 'bearer' && token ? await tokens.verify(token) : undefined;
    const account = subject && (await findActiveAccount(db, subject));
    if (!subject || !account || account.kind !== subject.kind) throw new ProblemError('UNAUTHENTICATED');
    const { frozen, complete, verified } = account;
    return { ...subject, frozen, complete, verified };
  };
}

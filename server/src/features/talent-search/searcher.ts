import type { Database } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Searcher } from './closed-filters.policy.ts';
import { isVerified } from './searches.queries.ts';

/** As whom somebody searches. */
export async function searcherOf(db: Database, actor: Actor): Promise<Searcher> {
  if (actor.kind !== 'recruiter') return { kind: 'guest' };
  return { kind: 'recruiter', id: actor.accountId, isVerified: await isVerified(db, actor.accountId) };
}

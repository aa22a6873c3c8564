import { maxShortlisted } from '@callboard/contract/casting/shortlists';
import type { Database } from '../../../platform/db/database.ts';
import { findCharacterAccess, hasRight } from '../project-access/index.ts';
import { lockCharacters } from '../projects/index.ts';
import { addEntries, closeGaps, findFullLists } from './entry-writes.queries.ts';
import { recordEntries } from './shortlist-activity.ts';

interface Put {
  readonly characterId: number;
  readonly talentIds: readonly number[];
  readonly actorId: number;
}

/**
 * In the caller’s transaction: whoever is not on the shortlist yet comes to its end. Nobody does where the actor
 * may not edit the project, the character can no longer be cast, or the list is full.
 */
export async function putOnShortlist(trx: Database, { characterId, talentIds, actorId }: Put): Promise<void> {
  const access = await findCharacterAccess(trx, actorId, characterId);
  if (!access || !hasRight(access.role, 'edit')) return;
  const castable = await lockCharacters(trx, [characterId]);
  if (!castable.has(characterId)) return;
  if (await findFullLists(trx, [characterId], maxShortlisted - talentIds.length)) return;
  const added = await addEntries(trx, { characterIds: [characterId], talentIds, note: null, actorId });
  if (added.length === 0) return;
  await closeGaps(trx, [characterId]);
  const project = {
    projectId: access.project_id,
    accountId: actorId,
    role: access.role,
    unlockLimit: access.unlock_limit,
  };
  await recordEntries(trx, { kind: 'shortlist_added', actorId }, new Map([[characterId, project]]), added);
}

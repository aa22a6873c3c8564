import type { TalentContact } from '@callboard/contract/people/talent-profiles/profile';
import type { Database } from '../../../platform/db/database.ts';
import { toContact } from './contact.mapper.ts';
import { lockUnlockedContacts, recordRevealsOfDay } from './contact.queries.ts';

/**
 * Contacts of the talents among these whom the recruiter unlocked and who are still here. Every view is
 * recorded first, once a day per talent.
 */
export const revealContacts = (
  db: Database,
  recruiterId: number,
  talentIds: readonly number[],
): Promise<ReadonlyMap<number, TalentContact>> =>
  db.transaction().execute(async (trx) => {
    const rows = await lockUnlockedContacts(trx, recruiterId, talentIds);
    await recordRevealsOfDay(
      trx,
      rows.map(({ id }) => id),
      recruiterId,
    );
    return new Map(rows.map((row) => [row.id, toContact(row)]));
  });

import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { people } from '../../people/person-summaries/index.ts';

export interface Pair {
  readonly recruiterId: number;
  readonly talentId: number;
}

export const findUnlock = (db: Database, { recruiterId, talentId }: Pair) =>
  db
    .selectFrom('unlock')
    .innerJoin(people('account'), 'account.id', 'unlock.talent_id')
    .select(['unlock.unlocked_at', sql<boolean>`account.closed_at is null`.as('is_open')])
    .where('unlock.recruiter_id', '=', recruiterId)
    .where('unlock.talent_id', '=', talentId)
    .executeTakeFirst();

interface NewUnlock extends Pair {
  readonly entryId: number;
  readonly characterId: number | null;
  readonly awayAfterDays: number;
}

export const insertUnlock = async (trx: Database, unlock: NewUnlock) => {
  const { unlocked_at } = await trx
    .insertInto('unlock')
    .values({
      recruiter_id: unlock.recruiterId,
      talent_id: unlock.talentId,
      credit_entry_id: unlock.entryId,
      character_id: unlock.characterId,
      was_away: sql<boolean>`(select coalesce(last_active_at, created_at)
        < now() - make_interval(days => ${unlock.awayAfterDays}) from ${people('account')} where id = ${unlock.talentId})`,
    })
    .returning('unlocked_at')
    .executeTakeFirstOrThrow();
  return unlocked_at;
};

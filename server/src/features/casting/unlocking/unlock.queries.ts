import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { people } from '../../people/person-summaries/index.ts';
import { unlocksMadeOn } from '../connections/index.ts';
import { characters } from '../projects/index.ts';

export interface Pair {
  readonly recruiterId: number;
  readonly talentId: number;
}

export const findUnlock = (db: Database, { recruiterId, talentId }: Pair) =>
  db
    .selectFrom('unlock')
    .innerJoin(people('account'), 'account.id', 'unlock.talent_id')
    .leftJoin(characters('project_character'), 'project_character.id', 'unlock.character_id')
    .select([
      'unlock.unlocked_at',
      sql<boolean>`account.closed_at is null`.as('is_open'),
      'project_character.project_id',
    ])
    .where('unlock.recruiter_id', '=', recruiterId)
    .where('unlock.talent_id', '=', talentId)
    .executeTakeFirst();

interface NewUnlock extends Pair {
  readonly entryId: number;
  readonly characterId: number | null;
  /** The associate, where the recruiter did not unlock themselves. */
  readonly madeBy: number | null;
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
      made_by: unlock.madeBy,
      was_away: sql<boolean>`(select coalesce(last_active_at, created_at)
        < now() - make_interval(days => ${unlock.awayAfterDays}) from ${people('account')} where id = ${unlock.talentId})`,
    })
    .returning('unlocked_at')
    .executeTakeFirstOrThrow();
  return unlocked_at;
};

export const countMadeOn = async (trx: Database, projectId: number, accountId: number) => {
  const { made } = await trx
    .selectNoFrom(unlocksMadeOn(sql`${projectId}`, sql`${accountId}`).as('made'))
    .executeTakeFirstOrThrow();
  return made;
};

export const findNames = (trx: Database, accountId: number) =>
  trx
    .selectFrom(people('account'))
    .select(['first_name', 'last_name'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();

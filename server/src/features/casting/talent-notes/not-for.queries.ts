import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { fullName, people } from '../../people/person-summaries/index.ts';
import { characters, projects } from '../projects/index.ts';

interface Mark {
  readonly characterId: number;
  readonly talentId: number;
}

/** False where they were marked already. */
export const addMark = async (trx: Database, { characterId, talentId }: Mark, actorId: number) => {
  const row = await trx
    .insertInto('character_not_for')
    .values({ character_id: characterId, talent_id: talentId, marked_by: actorId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('talent_id')
    .executeTakeFirst();
  return row !== undefined;
};

/** False where there was none. */
export const removeMark = async (trx: Database, { characterId, talentId }: Mark) => {
  const row = await trx
    .deleteFrom('character_not_for')
    .where('character_id', '=', characterId)
    .where('talent_id', '=', talentId)
    .returning('talent_id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Without those who closed their account. */
export const listMarked = async (db: Database, characterId: number): Promise<number[]> => {
  const { rows } = await sql<{ talent_id: number }>`
    select mark.talent_id from character_not_for mark
    join ${people('account')} on account.id = mark.talent_id and account.closed_at is null
    where mark.character_id = ${characterId} order by mark.marked_at, mark.talent_id`.execute(db);
  return rows.map(({ talent_id }) => talent_id);
};

export const findTalentName = async (db: Database, talentId: number): Promise<string | undefined> => {
  const { rows } = await sql<{ name: string }>`
    select ${fullName('account')} as name from ${people('account')} where account.id = ${talentId}`.execute(
    db,
  );
  return rows[0]?.name;
};

/** On a recruiter's own projects; those of their colleagues' projects stay there. */
export const deleteOwnMarks = (trx: Database, { id }: { readonly id: number }) =>
  sql`delete from character_not_for where character_id in (select part.id from ${characters('part')}
    join ${projects('project')} on project.id = part.project_id where project.recruiter_id = ${id})`.execute(
    trx,
  );

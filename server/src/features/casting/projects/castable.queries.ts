import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

/** For the owner of its project: undefined when it is someone else's or can no longer be cast. */
export const lockCastableCharacter = (trx: Database, recruiterId: number, characterId: number) =>
  trx
    .selectFrom('project_character')
    .innerJoin('project', 'project.id', 'project_character.project_id')
    .select('project_character.id')
    .where('project_character.id', '=', characterId)
    .where('project.status', '!=', 'closed')
    .where('project_character.status', '!=', 'dropped')
    .where('project.recruiter_id', '=', recruiterId)
    .forNoKeyUpdate('project_character')
    .executeTakeFirst();

/**
 * Whoever changes lists of these characters waits here, everyone in the same order; closing their project
 * waits as well. Answers which of them can still be cast.
 */
export const lockCharacters = async (trx: Database, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  const wanted = sql`any(${[...ids]}::int[])`;
  await sql`select id from project where id in (
    select project_id from project_character where id = ${wanted}) order by id for key share`.execute(trx);
  const { rows } = await sql<{ id: number; is_castable: boolean }>`
    select part.id, part.status <> 'dropped' and project.status <> 'closed' as is_castable
    from project_character part join project on project.id = part.project_id
    where part.id = ${wanted} order by part.id for no key update of part`.execute(trx);
  return new Set(rows.flatMap(({ id, is_castable }) => (is_castable ? [id] : [])));
};

import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import { people } from '../../../people/person-summaries/index.ts';

const castable = (trx: Database, characterId: number) =>
  trx
    .selectFrom('project_character')
    .innerJoin('project', 'project.id', 'project_character.project_id')
    .select('project_character.id')
    .where('project_character.id', '=', characterId)
    .where('project.status', '!=', 'closed')
    .where('project_character.status', '!=', 'dropped')
    .forNoKeyUpdate('project_character');

/** Undefined when it can no longer be cast. Concurrent additions wait here. */
export const lockCastable = (trx: Database, characterId: number) =>
  castable(trx, characterId).executeTakeFirst();

/** The same for the owner of its project: undefined when it is someone else's. */
export const lockCastableCharacter = (trx: Database, recruiterId: number, characterId: number) =>
  castable(trx, characterId).where('project.recruiter_id', '=', recruiterId).executeTakeFirst();

/** Appends in the given order. Existing entries stay unchanged. Answers who was added. */
export const addEntries = async (
  trx: Database,
  characterId: number,
  talentIds: readonly number[],
  note: string | null,
): Promise<number[]> => {
  const { rows } = await sql<{ talent_id: number }>`
    insert into character_shortlist (character_id, talent_id, note, position)
    select ${characterId}, wanted.talent_id, ${note}::text, wanted.place + (
      select coalesce(max(position), 0) from character_shortlist where character_id = ${characterId})
    from unnest(${[...talentIds]}::int[]) with ordinality wanted (talent_id, place)
    on conflict (character_id, talent_id) do nothing
    returning talent_id`.execute(trx);
  return rows.map(({ talent_id }) => talent_id);
};

export const findName = (db: Database, talentId: number) =>
  db
    .selectFrom(people('talent'))
    .select(['talent.first_name', 'talent.last_name'])
    .where('talent.id', '=', talentId)
    .executeTakeFirst();

export type ShortlistRow = Awaited<ReturnType<typeof listEntries>>[number];

export const listEntries = (db: Database, characterId: number, talentIds: readonly number[]) =>
  db
    .selectFrom('character_shortlist')
    .select(['id', 'character_id', 'talent_id', 'note', 'created_at'])
    .where('character_id', '=', characterId)
    .where('talent_id', 'in', [...talentIds])
    .orderBy('position')
    .orderBy('id')
    .execute();

/** Answers who was removed from which. */
export const removeEntries = (trx: Database, characterIds: readonly number[], talentId: number | undefined) =>
  trx
    .deleteFrom('character_shortlist')
    .where('character_id', 'in', [...characterIds])
    .$if(talentId !== undefined, (query) => query.where('talent_id', '=', talentId ?? 0))
    .returning(['character_id', 'talent_id'])
    .execute();

export const listShortlisted = async (db: Database, characterId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('character_shortlist')
    .select('talent_id')
    .where('character_id', '=', characterId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ talent_id }) => talent_id);
};

import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { castableCharacters, ownCharacters } from './castable.queries.ts';

/** Undefined when it belongs to someone else or can no longer be cast. Concurrent additions wait here. */
export const lockCastableCharacter = (trx: Database, recruiterId: number, characterId: number) =>
  castableCharacters(trx, recruiterId)
    .select('project_character.id')
    .where('project_character.id', '=', characterId)
    .forNoKeyUpdate('project_character')
    .executeTakeFirst();

export const countOwn = async (db: Database, recruiterId: number, characterIds: readonly number[]) => {
  const rows = await ownCharacters(db, recruiterId)
    .select('project_character.id')
    .where('project_character.id', 'in', [...characterIds])
    .execute();
  return rows.length;
};

/** Appends in the given order. Existing entries stay unchanged. */
export const addEntries = (
  trx: Database,
  characterId: number,
  talentIds: readonly number[],
  note: string | null,
) =>
  sql`
    insert into character_shortlist (character_id, talent_id, note, position)
    select ${characterId}, wanted.talent_id, ${note}::text, wanted.place + (
      select coalesce(max(position), 0) from character_shortlist where character_id = ${characterId})
    from unnest(${[...talentIds]}::int[]) with ordinality wanted (talent_id, place)
    on conflict (character_id, talent_id) do nothing`.execute(trx);

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

export const removeEntries = (trx: Database, characterIds: readonly number[], talentId: number | undefined) =>
  trx
    .deleteFrom('character_shortlist')
    .where('character_id', 'in', [...characterIds])
    .$if(talentId !== undefined, (query) => query.where('talent_id', '=', talentId ?? 0))
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

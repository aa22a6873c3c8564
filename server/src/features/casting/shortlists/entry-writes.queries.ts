import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { EntryPlace } from './entries.queries.ts';

const anyOf = (ids: readonly number[]): RawBuilder<unknown> => sql`any(${[...ids]}::int[])`;

interface Addition {
  readonly characterIds: readonly number[];
  readonly talentIds: readonly number[];
  readonly note: string | null;
  readonly actorId: number;
}

/** Appends in the given order. Existing entries stay unchanged. Answers who was added. */
export const addEntries = async (trx: Database, { characterIds, talentIds, note, actorId }: Addition) => {
  const { rows } = await sql<EntryPlace>`
    insert into character_shortlist (character_id, talent_id, position, added_by,
      note, note_by, note_at, note_revision, revision)
    select part.id, wanted.talent_id, wanted.place + (
        select coalesce(max(position), 0) from character_shortlist where character_id = part.id), ${actorId},
      said.note, case when said.note is not null then ${actorId}::int end,
      case when said.note is not null then now() end, (said.note is not null)::int, (said.note is not null)::int
    from unnest(${[...characterIds]}::int[]) part (id)
    cross join unnest(${[...talentIds]}::int[]) with ordinality wanted (talent_id, place)
    cross join (select ${note}::text as note) said
    on conflict (character_id, talent_id) do nothing
    returning id, character_id, talent_id`.execute(trx);
  return rows;
};

/** Whoever is listed already takes the new note. Answers whose note changed. */
export const renewNotes = async (trx: Database, { characterIds, talentIds, note, actorId }: Addition) => {
  const { rows } = await sql<EntryPlace>`
    update character_shortlist set note = ${note}, note_by = ${actorId}, note_at = now(),
      note_revision = revision + 1, revision = revision + 1
    where character_id = ${anyOf(characterIds)} and talent_id = ${anyOf(talentIds)}
      and note is distinct from ${note}::text
    returning id, character_id, talent_id`.execute(trx);
  return rows;
};

/** How many are on each list, where it is more than this. */
export const findFullLists = async (trx: Database, characterIds: readonly number[], max: number) => {
  const { rows } = await sql`
    select character_id from character_shortlist where character_id = ${anyOf(characterIds)}
    group by character_id having count(*) > ${max}`.execute(trx);
  return rows.length > 0;
};

interface Changes {
  readonly note?: string | null;
  readonly rating?: number | null;
}

export const setFields = (trx: Database, id: number, actorId: number, { note, rating }: Changes) =>
  sql`update character_shortlist set revision = revision + 1
    ${
      note === undefined
        ? sql``
        : sql`, note = ${note}, note_by = ${actorId}, note_at = now(), note_revision = revision + 1`
    }
    ${
      rating === undefined
        ? sql``
        : sql`, rating = ${rating}, rating_by = ${actorId}, rating_at = now(), rating_revision = revision + 1`
    }
    where id = ${id}`.execute(trx);

/** Entries named come first, in the order given. From 1 without gaps. */
export const sortEntries = (trx: Database, characterId: number, ids: readonly number[]) =>
  sql`update character_shortlist entry set position = placed.place from (
      select id, row_number() over (order by array_position(${[...ids]}::int[], id) nulls last, position, id) as place
      from character_shortlist where character_id = ${characterId}) placed
    where placed.id = entry.id and placed.place <> entry.position`.execute(trx);

/** Closes gaps. */
export const closeGaps = (trx: Database, characterIds: readonly number[]) =>
  sql`update character_shortlist entry set position = placed.place from (
      select id, row_number() over (partition by character_id order by position, id) as place
      from character_shortlist where character_id = ${anyOf(characterIds)}) placed
    where placed.id = entry.id and placed.place <> entry.position`.execute(trx);

/** To the end of another list, in the order given. Nobody of them is on it yet. */
export const moveToList = (trx: Database, ids: readonly number[], characterId: number) =>
  sql`update character_shortlist entry set character_id = ${characterId}, position = wanted.place + (
      select coalesce(max(position), 0) from character_shortlist where character_id = ${characterId})
    from unnest(${[...ids]}::int[]) with ordinality wanted (id, place) where entry.id = wanted.id`.execute(
    trx,
  );

/** The same, leaving them where they are as well. What they say stays with who said it. */
export const copyToList = async (
  trx: Database,
  ids: readonly number[],
  characterId: number,
  actorId: number,
) => {
  await sql`
    insert into character_shortlist (character_id, talent_id, position, added_by, revision,
      note, note_by, note_at, note_revision, rating, rating_by, rating_at, rating_revision)
    select ${characterId}, entry.talent_id, wanted.place + (
        select coalesce(max(position), 0) from character_shortlist where character_id = ${characterId}),
      ${actorId}, entry.revision, entry.note, entry.note_by, entry.note_at, entry.note_revision,
      entry.rating, entry.rating_by, entry.rating_at, entry.rating_revision
    from unnest(${[...ids]}::int[]) with ordinality wanted (id, place)
    join character_shortlist entry on entry.id = wanted.id`.execute(trx);
};

/** Whoever is on the other list already takes the note or the rating where they have none. */
export const giveWhatIsMissing = (trx: Database, ids: readonly number[], characterId: number) =>
  sql`update character_shortlist kept set revision = kept.revision + 1,
      note = coalesce(kept.note, gone.note),
      note_by = case when kept.note is null then gone.note_by else kept.note_by end,
      note_at = case when kept.note is null then gone.note_at else kept.note_at end,
      note_revision = case when kept.note is null then kept.revision + 1 else kept.note_revision end,
      rating = coalesce(kept.rating, gone.rating),
      rating_by = case when kept.rating is null then gone.rating_by else kept.rating_by end,
      rating_at = case when kept.rating is null then gone.rating_at else kept.rating_at end,
      rating_revision = case when kept.rating is null then kept.revision + 1 else kept.rating_revision end
    from character_shortlist gone
    where gone.id = ${anyOf(ids)} and kept.character_id = ${characterId} and kept.talent_id = gone.talent_id
      and ((kept.note is null and gone.note is not null) or (kept.rating is null and gone.rating is not null))`.execute(
    trx,
  );

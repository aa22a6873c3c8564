import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { EntryPlace } from './entries.queries.ts';

const columns = sql`id, character_id, talent_id, note, position, created_at, rating, revision, added_by,
  note_revision, note_by, note_at, rating_revision, rating_by, rating_at`;

const removeWhere = async (trx: Database, condition: RawBuilder<unknown>): Promise<EntryPlace[]> => {
  const { rows } = await sql<EntryPlace>`
    with gone as (delete from character_shortlist where ${condition} returning ${columns})
    insert into removed_shortlist_entry (${columns}) select * from gone
    returning id, character_id, talent_id`.execute(trx);
  return rows;
};

/** Of all of these characters; of one talent, or everyone. */
export const removeFromLists = (
  trx: Database,
  characterIds: readonly number[],
  talentId: number | undefined,
): Promise<EntryPlace[]> =>
  removeWhere(
    trx,
    sql`character_id = any(${[...characterIds]}::int[])
      and ${talentId === undefined ? sql`true` : sql`talent_id = ${talentId}`}`,
  );

export const removeEntries = (trx: Database, ids: readonly number[]): Promise<EntryPlace[]> =>
  removeWhere(trx, sql`id = any(${[...ids]}::int[])`);

/** Of these, what can still be put back, or is there again already. */
export const findRestorable = async (db: Database, ids: readonly number[], minutes: number) => {
  const { rows } = await sql<EntryPlace>`
    select id, character_id, talent_id from removed_shortlist_entry
      where id = any(${[...ids]}::int[]) and removed_at > now() - make_interval(mins => ${minutes})
    union all
    select id, character_id, talent_id from character_shortlist where id = any(${[...ids]}::int[])`.execute(
    db,
  );
  return rows;
};

export interface RemovedRow extends EntryPlace {
  readonly position: number;
}

/** What was removed last comes first: each finds the list as it was when it went. */
export const listRemoved = async (trx: Database, ids: readonly number[]): Promise<RemovedRow[]> => {
  const { rows } = await sql<RemovedRow>`
    select id, character_id, talent_id, position from removed_shortlist_entry
    where id = any(${[...ids]}::int[]) and joined_at is null order by removed_at desc, position, id`.execute(
    trx,
  );
  return rows;
};

/**
 * To the end of their lists. Who was shortlisted again meanwhile keeps that entry, which takes what the old one
 * says and it does not. Others that were removed later find their place again.
 */
export const putBack = (trx: Database, ids: readonly number[]) =>
  sql`
    with back as (
      select gone.*, kept.id is not null as joins from removed_shortlist_entry gone
      left join character_shortlist kept using (character_id, talent_id)
      where gone.id = any(${[...ids]}::int[]) and gone.joined_at is null),
    joined as (
      update removed_shortlist_entry gone set joined_at = now() from back where back.id = gone.id and back.joins),
    away as (delete from removed_shortlist_entry gone using back where back.id = gone.id and not back.joins),
    later as (
      update removed_shortlist_entry other set position = other.position + before.places
      from (select later.id, count(*) as places from removed_shortlist_entry later
        join back on back.character_id = later.character_id and back.removed_at < later.removed_at
          and back.position <= later.position
        where later.id <> all(${[...ids]}::int[]) group by later.id) before
      where before.id = other.id)
    insert into character_shortlist as kept (${columns}) overriding system value
    select id, character_id, talent_id, note, position + 100000, created_at, rating, revision, added_by,
      note_revision, note_by, note_at, rating_revision, rating_by, rating_at from back
    on conflict (character_id, talent_id) do update set revision = kept.revision + 1,
      note = coalesce(kept.note, excluded.note),
      note_by = case when kept.note is null then excluded.note_by else kept.note_by end,
      note_at = case when kept.note is null then excluded.note_at else kept.note_at end,
      note_revision = case when kept.note is null then kept.revision + 1 else kept.note_revision end,
      rating = coalesce(kept.rating, excluded.rating),
      rating_by = case when kept.rating is null then excluded.rating_by else kept.rating_by end,
      rating_at = case when kept.rating is null then excluded.rating_at else kept.rating_at end,
      rating_revision = case when kept.rating is null then kept.revision + 1 else kept.rating_revision end
      where (kept.note is null and excluded.note is not null)
        or (kept.rating is null and excluded.rating is not null)`.execute(trx);

export const purgeRemoved = (db: Database, minutes: number) =>
  sql`delete from removed_shortlist_entry where removed_at <= now() - make_interval(mins => ${minutes})`.execute(
    db,
  );

import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import { facet } from '../facets.ts';

/** Gives every talent a number, without any facets yet. */
export const insertMissingTalents = async (db: Database): Promise<void> => {
  await sql`
    insert into talent_search (talent_id, score, last_active_at, name_key, listed_at, facets)
    select account_id, 0, to_timestamp(0), '', to_timestamp(0), '{}' from talent
    where not exists (select from talent_search where talent_id = account_id)
    order by account_id
    on conflict do nothing`.execute(db);
};

/** Bulk inserts leave the planner without statistics, which makes everything after slow. */
export const analyzeTables = async (db: Database): Promise<void> => {
  await sql`analyze`.execute(db);
};

export const lastChunk = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ chunk: number | null }>`
    select max(talent_no) >> 13 as chunk from talent_search`.execute(db);
  return rows[0]?.chunk ?? -1;
};

const inChunk = (chunk: number) => sql`talent_no between ${chunk * 8192} and ${chunk * 8192 + 8191}`;

export const listChunk = async (db: Database, chunk: number) => {
  const { rows } = await sql<{ talent_id: number }>`
    select talent_id from talent_search where ${inChunk(chunk)} order by talent_no`.execute(db);
  return rows.map(({ talent_id }) => talent_id);
};

export const readClock = async (db: Database): Promise<string> => {
  const { rows } = await sql<{ now: string }>`select clock_timestamp()::text as now`.execute(db);
  return rows[0]?.now ?? '';
};

/** Changes that the following read will include. */
export const listChunkChanges = async (db: Database, chunk: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select change.id from search_change change join talent_search using (talent_id)
    where ${inChunk(chunk)}`.execute(db);
  return rows.map(({ id }) => id);
};

/** Queues talents again who were updated since then. */
export const requeueAppliedSince = async (trx: Database, chunk: number, since: string): Promise<void> => {
  await sql`
    insert into search_change (talent_id)
    select talent_id from talent_search where ${inChunk(chunk)} and applied_at >= ${since}::timestamptz`.execute(
    trx,
  );
};

export interface ChunkBits {
  readonly facet: number;
  /** In hexadecimal, first talent first. */
  readonly bits: string;
}

const firstCut = facet('cut', 0);

/** All bitmaps of one chunk, except the cuts. */
export const replaceChunk = async (
  trx: Database,
  chunk: number,
  rows: readonly ChunkBits[],
): Promise<void> => {
  await sql`delete from facet_bits where chunk = ${chunk} and facet < ${firstCut}`.execute(trx);
  await sql`
    insert into facet_bits (facet, chunk, bits)
    select facet, ${chunk}::integer, ('x' || bits)::bit(8192)
    from unnest(${rows.map((row) => row.facet)}::integer[], ${rows.map((row) => row.bits)}::text[]) row (facet, bits)
    order by facet`.execute(trx);
};

/**
 * Bitmaps are written by chunk but read by facet, so they are stored by facet. Renaming a copy blocks
 * searches only for a moment.
 */
export const reorderBitmaps = async (trx: Database): Promise<void> => {
  await sql`
    create table facet_bits_in_order (like facet_bits including all)
    with (fillfactor = 85, autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_cost_delay = 0)`.execute(
    trx,
  );
  await sql`insert into facet_bits_in_order select * from facet_bits order by facet, chunk`.execute(trx);
  await sql`drop table facet_bits`.execute(trx);
  await sql`alter table facet_bits_in_order rename to facet_bits`.execute(trx);
  await sql`alter index facet_bits_in_order_pkey rename to facet_bits_pkey`.execute(trx);
  await sql`alter index facet_bits_in_order_chunk_idx rename to facet_bits_chunk`.execute(trx);
  await sql`analyze facet_bits`.execute(trx);
};

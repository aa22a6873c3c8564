import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';

/** A talent's current data. */
export interface SourceRow {
  readonly talent_id: number;
  readonly score: number;
  readonly last_active_at: Date;
  readonly name_key: string;
  readonly listed_at: Date;
  readonly youngest: number;
  readonly oldest: number;
  readonly tallest: number;
  readonly shortest: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly facets: number[];
}

export const readSourceRows = async (db: Database, talentIds: readonly number[]): Promise<SourceRow[]> => {
  const { rows } = await sql<SourceRow>`
    select source.*, array(
      select distinct facet from talent_facet where talent_id = source.talent_id order by facet) as facets
    from talent_search_source source
    where source.talent_id = any(${talentIds}::integer[])`.execute(db);
  return rows;
};

const sortKeys = [
  'score',
  'last_active_at',
  'name_key',
  'listed_at',
  'youngest',
  'oldest',
  'tallest',
  'shortest',
] as const;
export type SortKeys = Pick<SourceRow, (typeof sortKeys)[number]>;

export interface IndexedRow extends SortKeys {
  readonly talent_no: number;
  readonly talent_id: number;
  readonly facets: number[];
}

export const readIndexedRows = (db: Database, talentIds: readonly number[]): Promise<IndexedRow[]> =>
  db
    .selectFrom('talent_search')
    .select(['talent_no', 'talent_id', 'facets', ...sortKeys])
    .where('talent_id', '=', sql<number>`any(${talentIds}::integer[])`)
    .execute();

export type SearchRow = Omit<SourceRow, 'first_name' | 'last_name'>;

/** Returns the number of each talent. */
export const writeRows = async (trx: Database, rows: readonly SearchRow[]) => {
  const { rows: written } = await sql<{ talent_no: number; talent_id: number }>`
    insert into talent_search (talent_id, score, last_active_at, name_key, listed_at, youngest, oldest, tallest,
      shortest, facets)
    select talent_id, score, last_active_at, name_key, listed_at, youngest, oldest, tallest, shortest, facets
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      talent_id integer, score integer, last_active_at timestamptz, name_key text, listed_at timestamptz,
      youngest integer, oldest integer, tallest integer, shortest integer, facets integer[])
    order by talent_id
    on conflict (talent_id) do update set
      score = excluded.score, last_active_at = excluded.last_active_at, name_key = excluded.name_key,
      listed_at = excluded.listed_at, youngest = excluded.youngest, oldest = excluded.oldest,
      tallest = excluded.tallest, shortest = excluded.shortest, facets = excluded.facets, applied_at = clock_timestamp()
    returning talent_no, talent_id`.execute(trx);
  return new Map(written.map(({ talent_no, talent_id }) => [talent_id, talent_no]));
};

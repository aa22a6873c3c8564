import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { ListedFile } from '../../../platform/storage/storage.ts';

export const forgetListing = (db: Database) => sql`truncate listed_file`.execute(db);

export const noteListing = (db: Database, files: readonly ListedFile[]) =>
  sql`
    insert into listed_file (key, bytes, changed_at)
    select * from unnest(
      ${files.map(({ key }) => key)}::text[],
      ${files.map(({ bytes }) => bytes)}::bigint[],
      ${files.map(({ changedAt }) => changedAt)}::timestamptz[])
    on conflict (key) do nothing`.execute(db);

/** A row and its file are not written at the same moment, so only older ones count as a mistake. */
const isOldEnough = sql`now() - interval '2 days'`;

/** Files without a row. */
export const listUnknownFiles = async (db: Database) => {
  const { rows } = await sql<{ key: string; bytes: number }>`
    select key, bytes from listed_file
    where changed_at < ${isOldEnough} and not exists (select from stored_file where stored_file.key = listed_file.key)
    order by key`.execute(db);
  return rows;
};

/** Rows without a file. Uploads are left out because they may never arrive. */
export const countMissingFiles = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from stored_file
    where created_at < ${isOldEnough} and owned_by not in ('upload', 'media_asset_source', 'data_export')
      and not exists (select from listed_file where listed_file.key = stored_file.key)`.execute(db);
  return rows[0]?.count ?? 0;
};

/** Tables that record the stored bytes of a row, with the column that names the row. */
const counting = [
  ['media_asset', 'id'],
  ['message_attachment', 'id'],
  ['id_proof', 'talent_id'],
  ['recruiter_paper', 'file_key'],
  ['comp_card', 'talent_id'],
  ['project_document_version', 'id'],
  ['document_copy', 'id'],
] as const;

/** Corrects the recorded bytes and returns how many rows were wrong. */
export const correctCounts = async (db: Database): Promise<number> => {
  let corrected = 0;
  for (const [table, column] of counting) {
    const { numAffectedRows = 0n } = await sql`
      update ${sql.table(table)} set stored_bytes = there.bytes
      from (
        select row_id, sum(listed_file.bytes)::bigint as bytes
        from stored_file join listed_file using (key)
        where owned_by = ${table}
        group by row_id
      ) there
      where there.row_id = ${sql.ref(`${table}.${column}`)}::text and stored_bytes <> there.bytes`.execute(
      db,
    );
    corrected += Number(numAffectedRows);
  }
  return corrected;
};

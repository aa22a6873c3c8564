import { type Insertable, sql, type Updateable } from 'kysely';
import type {
  DocumentCopy,
  ProjectDocument,
  ProjectDocumentVersion,
} from '../../../platform/db/database.gen.ts';
import type { Database } from '../../../platform/db/database.ts';

/** What an upload became, if its sender's answer was lost. */
export const findByUpload = (db: Database, accountId: number, uploadKey: string) =>
  db
    .selectFrom('project_document_version as version')
    .innerJoin('project_document as document', 'document.id', 'version.document_id')
    .select(['document.id', 'document.project_id'])
    .where('version.upload_key', '=', uploadKey)
    .where('version.added_by', '=', accountId)
    .executeTakeFirst();

/** Locks these documents against new versions. One that does not exist is left out. */
export const lockDocuments = (trx: Database, ids: readonly number[]) =>
  trx
    .selectFrom('project_document')
    .select(['id', 'project_id', 'character_id', 'kind', 'title', 'audience'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();

export const findDocument = (db: Database, id: number) =>
  db.selectFrom('project_document').select(['id', 'project_id']).where('id', '=', id).executeTakeFirst();

/** Counted under a lock on the project, so that two at once do not pass the limit. */
export const countDocuments = async (trx: Database, projectId: number): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtext('project-documents'), ${projectId})`.execute(trx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from project_document where project_id = ${projectId}`.execute(trx);
  return rows[0]?.count ?? 0;
};

export const insertDocument = async (
  trx: Database,
  document: Insertable<ProjectDocument>,
): Promise<number> => {
  const { id } = await trx
    .insertInto('project_document')
    .values(document)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

type Changes = Pick<Updateable<ProjectDocument>, 'title' | 'kind' | 'character_id' | 'audience'>;

export const changeDocument = async (trx: Database, id: number, changes: Changes) => {
  if (Object.values(changes).some((value) => value !== undefined))
    await trx.updateTable('project_document').set(changes).where('id', '=', id).execute();
};

/** Numbers it after the newest one. The document is locked. */
export const insertVersion = async (
  trx: Database,
  version: Omit<Insertable<ProjectDocumentVersion>, 'number'>,
): Promise<number> => {
  const { number } = await trx
    .insertInto('project_document_version')
    .values({
      ...version,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from project_document_version
        where document_id = ${version.document_id})`,
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
};

/** Their files go with the rows: see migration 0040. */
export const deleteDocuments = (trx: Database, ids: readonly number[]) =>
  trx
    .deleteFrom('project_document')
    .where('id', 'in', [...ids])
    .execute();

/** False when the version was deleted meanwhile. */
export const recordOpening = async (db: Database, versionId: number, accountId: number): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    insert into document_opening (version_id, account_id)
    select id, ${accountId} from project_document_version where id = ${versionId} for key share`.execute(db);
  return numAffectedRows === 1n;
};

export const findCopy = (db: Database, versionId: number, accountId: number) =>
  db
    .selectFrom('document_copy')
    .select('file_key')
    .where('version_id', '=', versionId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();

/** Undefined when the same reader opened it a moment earlier. */
export const keepCopy = (db: Database, copy: Insertable<DocumentCopy>) =>
  db
    .insertInto('document_copy')
    .values(copy)
    .onConflict((conflict) => conflict.columns(['version_id', 'account_id']).doNothing())
    .returning('file_key')
    .executeTakeFirst();

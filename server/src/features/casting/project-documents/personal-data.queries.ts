import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { projects } from '../projects/index.ts';

interface Person {
  readonly id: number;
}

/** What a person added to projects, and what they opened. */
export const listOwnDocuments = async (db: Database, { id }: Person) => {
  const { rows } = await sql<{ added: object[]; opened: object[] }>`
    select
      (select coalesce(json_agg(json_build_object('project', project.title, 'title', document.title,
          'kind', document.kind, 'version', version.number, 'file', version.file_name, 'note', version.note,
          'added_at', version.added_at) order by version.added_at), '[]')
        from project_document_version version
        join project_document document on document.id = version.document_id
        join ${projects('project')} on project.id = document.project_id
        where version.added_by = ${id}) as added,
      (select coalesce(json_agg(json_build_object('project', project.title, 'title', document.title,
          'version', version.number, 'opened_at', opening.opened_at) order by opening.opened_at), '[]')
        from document_opening opening
        join project_document_version version on version.id = opening.version_id
        join project_document document on document.id = version.document_id
        join ${projects('project')} on project.id = document.project_id
        where opening.account_id = ${id}) as opened`.execute(db);
  return rows[0];
};

/** The documents of a recruiter's own projects; those of their colleagues' projects stay there. */
export const deleteOwnProjectDocuments = (trx: Database, { id }: Person) =>
  sql`delete from project_document where project_id in (
    select project.id from ${projects('project')} where project.recruiter_id = ${id})`.execute(trx);

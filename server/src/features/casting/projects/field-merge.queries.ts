import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { fullName, people } from '../../people/person-summaries/index.ts';
import type { FieldEdit } from './field-merge.policy.ts';

/** Whose fields: a character's, or with null the project's own. */
interface Edited {
  readonly projectId: number;
  readonly characterId: number | null;
}

/** Everyone who changes the project or one of its characters waits here, one after the other. */
export const lockProject = (trx: Database, projectId: number) =>
  trx
    .selectFrom('project')
    .select(['id', 'title', 'status', 'closed_at', 'revision'])
    .where('id', '=', projectId)
    .forUpdate()
    .executeTakeFirst();

/** The last change of each of its fields after this revision. */
export const listEditsAfter = (
  trx: Database,
  { projectId, characterId }: Edited,
  revision: number,
): Promise<FieldEdit[]> =>
  trx
    .selectFrom('project_edit as edit')
    .leftJoin(people('editor'), (join) =>
      join.onRef('editor.id', '=', 'edit.edited_by').on('editor.closed_at', 'is', null),
    )
    .select([
      'edit.field',
      'edit.revision',
      'edit.edited_by as editedBy',
      'edit.edited_at as editedAt',
      sql<string | null>`case when editor.id is not null then ${fullName('editor')} end`.as('name'),
    ])
    .where('edit.project_id', '=', projectId)
    .where('edit.character_id', 'is not distinct from', characterId)
    .where('edit.revision', '>', revision)
    .execute();

/** Counts one change of the project. Its row is locked. */
export const countRevision = async (trx: Database, projectId: number): Promise<number> => {
  const { revision } = await trx
    .updateTable('project')
    .set({ revision: sql<number>`revision + 1` })
    .where('id', '=', projectId)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
};

/** Says who changed these fields last: one revision for them all. Answers with it. */
export const recordEdits = async (
  trx: Database,
  { projectId, characterId }: Edited,
  fields: readonly string[],
  accountId: number,
): Promise<number> => {
  const revision = await countRevision(trx, projectId);
  await sql`
    insert into project_edit (project_id, character_id, field, revision, edited_by)
    select ${projectId}, ${characterId}, field, ${revision}, ${accountId} from unnest(${[...fields]}::text[]) field
    on conflict (project_id, character_id, field) do update
      set revision = excluded.revision, edited_by = excluded.edited_by, edited_at = now()`.execute(trx);
  return revision;
};

import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { sharedTable } from '../../../platform/db/shared-table.ts';

/** What happened on projects, for joins. */
export const projectActivity = sharedTable('project_activity', [
  'id',
  'project_id',
  'actor_id',
  'kind',
  'character_id',
  'detail',
  'happened_at',
]);

export interface Activity {
  readonly projectId: number;
  /** Null for what happened by itself. */
  readonly actorId: number | null;
  /** Such as project_opened. The interface has a sentence for each: see i18n/en/project-activity.ts. */
  readonly kind: string;
  readonly characterId?: number | undefined;
  /** What the sentence names: titles as they are now, and counts. */
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Edits of one person to the same thing within this time are one line. */
const joinedWithin = sql`interval '10 minutes'`;

/**
 * Says in the caller's transaction what happened, to the team and to their open pages. With `join`, an entry
 * of the same person, kind and character that is the newest of the project is renewed instead.
 */
export async function recordActivity(
  trx: Database,
  { projectId, actorId, kind, characterId, values = {} }: Activity,
  { join = false }: { readonly join?: boolean } = {},
): Promise<void> {
  const detail = JSON.stringify(values);
  if (join) {
    const { numAffectedRows } = await sql`
      update project_activity set happened_at = now(), detail = detail || ${detail}::jsonb
      where id = (select max(id) from project_activity where project_id = ${projectId})
        and actor_id = ${actorId} and kind = ${kind}
        and character_id is not distinct from ${characterId ?? null}
        and happened_at > now() - ${joinedWithin}`.execute(trx);
    if (numAffectedRows === 1n) return;
  }
  await trx
    .insertInto('project_activity')
    .values({ project_id: projectId, actor_id: actorId, kind, character_id: characterId ?? null, detail })
    .execute();
}

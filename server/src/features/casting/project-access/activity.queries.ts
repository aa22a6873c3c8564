import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { sharedTable } from '../../../platform/db/shared-table.ts';
import { people } from '../../people/person-summaries/index.ts';

/** What happened on projects, for joins. */
export const projectActivity = sharedTable('project_activity', [
  'id',
  'project_id',
  'actor_id',
  'person_id',
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
  /** Whom `name` in the values names. It goes with their account. */
  readonly personId?: number | undefined;
  /** What was edited. A line that joins edits names the fields of them all. */
  readonly fields?: readonly string[];
  /** What the sentence names: titles as they are now, and counts. */
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Edits of one person to the same thing within this time are one line. */
const joinedWithin = sql`interval '10 minutes'`;

const findJoined = async (trx: Database, { projectId, actorId, kind, characterId }: Activity) => {
  const { rows } = await sql<{ id: string; fields: string | null }>`
    select id, detail ->> 'fields' as fields from project_activity
    where id = (select max(id) from project_activity where project_id = ${projectId})
      and actor_id = ${actorId} and kind = ${kind}
      and character_id is not distinct from ${characterId ?? null}
      and happened_at > now() - ${joinedWithin}
    for update`.execute(trx);
  return rows[0];
};

/** Each field once, with those that the line names already. */
const named = (fields: readonly string[], before: string | null = null) => {
  const all = [...new Set([...(before?.split(', ') ?? []), ...fields])].toSorted();
  return { fields: all.join(', '), count: all.length };
};

/**
 * Says in the caller's transaction what happened, to the team and to their open pages. With `join`, an entry
 * of the same person, kind and character that is the newest of the project is renewed instead.
 */
export async function recordActivity(
  trx: Database,
  activity: Activity,
  { join = false }: { readonly join?: boolean } = {},
): Promise<void> {
  const { projectId, actorId, kind, characterId, personId, fields, values = {} } = activity;
  const joined = join ? await findJoined(trx, activity) : undefined;
  const detail = JSON.stringify({ ...values, ...(fields && named(fields, joined?.fields)) });
  if (joined) {
    await sql`
      update project_activity set happened_at = now(), detail = detail || ${detail}::jsonb
      where id = ${joined.id}`.execute(trx);
    return;
  }
  await trx
    .insertInto('project_activity')
    .values({
      project_id: projectId,
      actor_id: actorId,
      person_id: personId ?? null,
      kind,
      character_id: characterId ?? null,
      detail,
    })
    .execute();
}

/** What a line of the activity names, without those who closed their account. Needs `namedPerson`. */
export const shownValues = sql<Readonly<Record<string, string | number>>>`(
  case when named_person.closed_at is null then activity.detail else activity.detail - 'name' end)`;

export const namedPerson = sql`left join ${people('named_person')} on named_person.id = activity.person_id`;

/** Lines stay without the name of this account. What happened on its own projects is deleted. */
export async function forgetInActivity(trx: Database, accountId: number): Promise<void> {
  await sql`
    update project_activity set detail = detail - 'name', person_id = null
    where person_id = ${accountId}`.execute(trx);
  await sql`
    delete from project_activity where project_id in (
      select project_id from project_person where account_id = ${accountId} and role = 'owner')`.execute(trx);
}

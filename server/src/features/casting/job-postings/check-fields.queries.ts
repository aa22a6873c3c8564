import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { characters, projects } from '../projects/index.ts';
import type { JobFieldName, JobFields } from './job-fields.policy.ts';

/** The fields with an id that is on no list, and characters of another project or dropped ones. */
export const findForeign = async (db: Database, fields: JobFields): Promise<readonly JobFieldName[]> => {
  const { charcter_ids, project_id, project_type, gender_id, language_ids, skill_ids, city_ids } = fields;
  const { rows } = await sql<{ field: JobFieldName }>`
    select 'project_type' as field where not exists (select from project_type where id = ${project_type})
    union all select 'gender_id' where ${gender_id}::int is not null
      and not exists (select from gender where id = ${gender_id})
    union all select 'language_ids' where exists (select from unnest(${language_ids}::int[]) wanted
      where not exists (select from language where id = wanted))
    union all select 'skill_ids' where exists (select from unnest(${skill_ids}::int[]) wanted
      where not exists (select from skill where id = wanted))
    union all select 'city_ids' where exists (select from unnest(${city_ids}::int[]) wanted
      where not exists (select from city where id = wanted))
    union all select 'charcter_ids' where exists (select from unnest(${charcter_ids}::int[]) chosen (id)
      where not exists (select from ${characters('part')} where part.id = chosen.id
        and part.project_id = ${project_id}::int and part.status <> 'dropped'))`.execute(db);
  return rows.map(({ field }) => field);
};

/** Whether the database can say times there. It does not know every name that browsers know. */
export const isKnownZone = async (db: Database, zone: string): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from pg_timezone_names where lower(name) = lower(${zone})) as found`.execute(db);
  return rows[0]?.found === true;
};

/** In their order. */
export const listNotDropped = async (db: Database, characterIds: readonly number[]): Promise<number[]> => {
  if (characterIds.length === 0) return [];
  const rows = await db
    .selectFrom(characters('part'))
    .select('part.id')
    .where('part.id', 'in', [...characterIds])
    .where('part.status', '!=', 'dropped')
    .execute();
  const kept = new Set(rows.map(({ id }) => id));
  return characterIds.filter((id) => kept.has(id));
};

export const findProjectType = async (db: Database, projectId: number): Promise<number | undefined> => {
  const row = await db
    .selectFrom(projects('project'))
    .select('project.project_type_id')
    .where('project.id', '=', projectId)
    .executeTakeFirst();
  return row?.project_type_id;
};

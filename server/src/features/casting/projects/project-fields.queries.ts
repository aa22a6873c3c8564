import type { Disclosure } from '@callboard/contract/casting/project-fields';
import type { ProjectFeeUnit } from '@callboard/contract/casting/project-values';
import { disclosureKinds } from '@callboard/contract/casting/project-values';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { ProjectFieldName, ProjectFields } from './project-fields.policy.ts';

export const disclosuresOf = (table: 'project' | 'character', id: string) => sql<Disclosure[]>`coalesce((
  select json_agg(json_build_object('kind', kind, 'level', level, 'note', note)
    order by array_position(${[...disclosureKinds]}::text[], kind))
  from ${sql.table(`${table}_disclosure`)} asked where ${sql.ref(`asked.${table}_id`)} = ${sql.ref(id)}), '[]')`;

export const readFields = async (db: Database, projectId: number): Promise<ProjectFields | undefined> =>
  db
    .selectFrom('project')
    .select([
      'title',
      'team_title as internal_title',
      'project_type_id as project_type',
      'production_house',
      'director',
      'synopsis',
      'shoot_starts_on',
      'shoot_ends_on',
      'auditions_start_on as audition_starts_on',
      'auditions_end_on as audition_ends_on',
      'cast_by',
      'announced_on as announce_on',
      'fee_min_paise',
      'fee_max_paise',
      sql<ProjectFeeUnit | null>`fee_per`.as('fee_per'),
      'usage',
      'is_union',
      'poster_asset_id as poster',
      sql<'public' | 'link'>`case when is_public then 'public' else 'link' end`.as('visibility'),
      sql<number[]>`array(select language_id from project_language where project_id = project.id
        order by position, language_id)`.as('language_ids'),
      sql<
        number[]
      >`array_remove(array[city_id], null) || array(select other.city_id from project_other_city other
        where other.project_id = project.id order by other.position, other.city_id)`.as('city_ids'),
      disclosuresOf('project', 'project.id').as('disclosures'),
    ])
    .where('id', '=', projectId)
    .executeTakeFirst();

const toColumns = (fields: ProjectFields) => ({
  title: fields.title,
  team_title: fields.internal_title,
  project_type_id: fields.project_type,
  production_house: fields.production_house,
  director: fields.director,
  synopsis: fields.synopsis,
  city_id: fields.city_ids[0] ?? null,
  shoot_starts_on: fields.shoot_starts_on,
  shoot_ends_on: fields.shoot_ends_on,
  auditions_start_on: fields.audition_starts_on,
  auditions_end_on: fields.audition_ends_on,
  cast_by: fields.cast_by,
  announced_on: fields.announce_on,
  fee_min_paise: fields.fee_min_paise,
  fee_max_paise: fields.fee_max_paise,
  fee_per: fields.fee_per,
  usage: fields.usage,
  is_union: fields.is_union,
  poster_asset_id: fields.poster,
  is_public: fields.visibility === 'public',
});

const replaceLists = async (
  trx: Database,
  project_id: number,
  { language_ids, city_ids, disclosures }: ProjectFields,
  changed: readonly ProjectFieldName[],
) => {
  if (changed.includes('language_ids')) {
    await trx.deleteFrom('project_language').where('project_id', '=', project_id).execute();
    const rows = language_ids.map((language_id, position) => ({ project_id, language_id, position }));
    if (rows.length > 0) await trx.insertInto('project_language').values(rows).execute();
  }
  if (changed.includes('city_ids')) {
    await trx.deleteFrom('project_other_city').where('project_id', '=', project_id).execute();
    const rows = city_ids.slice(1).map((city_id, position) => ({ project_id, city_id, position }));
    if (rows.length > 0) await trx.insertInto('project_other_city').values(rows).execute();
  }
  if (changed.includes('disclosures')) {
    await trx.deleteFrom('project_disclosure').where('project_id', '=', project_id).execute();
    const rows = disclosures.map((one) => ({ project_id, ...one }));
    if (rows.length > 0) await trx.insertInto('project_disclosure').values(rows).execute();
  }
};

export const writeFields = async (
  trx: Database,
  projectId: number,
  fields: ProjectFields,
  changed: readonly ProjectFieldName[],
): Promise<void> => {
  await trx.updateTable('project').set(toColumns(fields)).where('id', '=', projectId).execute();
  await replaceLists(trx, projectId, fields, changed);
};

/** Undefined when this device has made it already. */
export const insertProject = async (
  trx: Database,
  recruiterId: number,
  clientId: string | null,
  fields: ProjectFields,
): Promise<number | undefined> => {
  const made = await trx
    .insertInto('project')
    .values({ ...toColumns(fields), recruiter_id: recruiterId, client_id: clientId })
    .onConflict((conflict) => conflict.columns(['recruiter_id', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) await replaceLists(trx, made.id, fields, ['language_ids', 'city_ids', 'disclosures']);
  return made?.id;
};

export const findMade = async (db: Database, recruiterId: number, clientId: string) => {
  const row = await db
    .selectFrom('project')
    .select('id')
    .where('recruiter_id', '=', recruiterId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row?.id;
};

/** Those of these ids that are not in the list. */
export const findUnknown = async (
  db: Database,
  list: 'language' | 'city' | 'project_type',
  ids: readonly number[],
): Promise<readonly number[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom(list)
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
};

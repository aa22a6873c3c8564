import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

/** Reference lists that profiles choose from. */
export type ReferenceList =
  | 'accent'
  | 'achievement'
  | 'acting_education'
  | 'body_type'
  | 'city'
  | 'education_level'
  | 'eye_color'
  | 'gender'
  | 'hair_color'
  | 'hair_type'
  | 'hobby'
  | 'language'
  | 'language_level'
  | 'look'
  | 'nationality'
  | 'performer_role'
  | 'project_type'
  | 'skill'
  | 'skin_tone'
  | 'social_network';

/** The ids that are not in the list. */
export const findUnknown = async (db: Database, list: ReferenceList, ids: readonly number[]) => {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select wanted.id from unnest(${[...ids]}::int[]) wanted (id)
    where not exists (select from ${sql.table(list)} item where item.id = wanted.id)`.execute(db);
  return rows.map(({ id }) => id);
};

/** Tables that link a talent to entries of a list, with the column of the entry. */
const links = {
  talent_look: 'look_id',
  talent_accent: 'accent_id',
  talent_skill: 'skill_id',
  talent_hobby: 'hobby_id',
  talent_role: 'role_id',
  talent_project_type: 'project_type_id',
  talent_work_city: 'city_id',
  talent_training: 'acting_education_id',
  talent_achievement: 'achievement_id',
} as const;
export type LinkTable = keyof typeof links;

/** The linked ids of a talent row, in the order of the reference list. */
export const chosenFrom = (link: LinkTable, list: ReferenceList) => sql<number[]>`(
  select coalesce(json_agg(item.id order by item.position, item.id), '[]')
  from ${sql.table(link)} link join ${sql.table(list)} item on item.id = link.${sql.ref(links[link])}
  where link.talent_id = talent.account_id)`;

/** Replaces the linked entries. */
export const replaceLinks = async (
  trx: Database,
  table: LinkTable,
  talentId: number,
  ids: readonly number[],
) => {
  const column = sql.ref(links[table]);
  await sql`delete from ${sql.table(table)}
    where talent_id = ${talentId} and ${column} <> all(${[...ids]}::int[])`.execute(trx);
  await sql`insert into ${sql.table(table)} (talent_id, ${column})
    select ${talentId}, unnest(${[...ids]}::int[]) on conflict do nothing`.execute(trx);
};

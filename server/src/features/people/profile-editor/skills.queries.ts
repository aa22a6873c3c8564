import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { chosenFrom } from './chosen.queries.ts';

export const findSkills = (db: Database, talentId: number) =>
  db
    .selectFrom('talent')
    .select([
      'account_id',
      'education_level_id',
      'theatre_years',
      'other_achievements',
      'prior_project',
      chosenFrom('talent_hobby', 'hobby').as('hobbies'),
      chosenFrom('talent_skill', 'skill').as('skills'),
      chosenFrom('talent_achievement', 'achievement').as('achievements'),
      chosenFrom('talent_training', 'acting_education').as('trainings'),
      sql<{ id: number; name: string }[]>`(
        select coalesce(json_agg(json_build_object('id', id, 'name', name) order by position, id), '[]')
        from ongoing_project where talent_id = talent.account_id)`.as('ongoing_projects'),
      sql<{ list: 'skills' | 'hobbies'; id: number; name: string }[]>`(
        select coalesce(json_agg(json_build_object('list', list, 'id', id, 'name', name) order by list desc, id), '[]')
        from (
          select 'skills' as list, skill.id, skill.name from talent_skill
          join skill on skill.id = skill_id and skill.id >= 500000 where talent_id = talent.account_id
          union all
          select 'hobbies', hobby.id, hobby.name from talent_hobby
          join hobby on hobby.id = hobby_id and hobby.id >= 500000 where talent_id = talent.account_id
        ) added)`.as('added_entries'),
    ])
    .where('account_id', '=', talentId)
    .executeTakeFirst();

export interface SkillsChange {
  readonly education_level_id?: number | null | undefined;
  readonly theatre_years?: number | null | undefined;
  readonly other_achievements?: string | null | undefined;
  readonly prior_project?: string | null | undefined;
}

export const updateSkills = (trx: Database, talentId: number, change: SkillsChange) =>
  trx
    .updateTable('talent')
    .set({ ...change, updated_at: sql<Date>`now()` })
    .where('account_id', '=', talentId)
    .execute();

export interface OngoingProject {
  readonly id?: number | undefined;
  readonly name: string;
}

export const listOngoingIds = async (db: Database, talentId: number) => {
  const rows = await db
    .selectFrom('ongoing_project')
    .select('id')
    .where('talent_id', '=', talentId)
    .execute();
  return rows.map(({ id }) => id);
};

/** Replaces the list, in this order. */
export const replaceOngoing = async (
  trx: Database,
  talentId: number,
  projects: readonly OngoingProject[],
) => {
  const kept = projects.map(({ id }) => id).filter((id) => id !== undefined);
  await trx
    .deleteFrom('ongoing_project')
    .where('talent_id', '=', talentId)
    .where(sql<boolean>`id <> all(${kept}::int[])`)
    .execute();
  for (const [position, { id, name }] of projects.entries()) {
    if (id === undefined) {
      await trx.insertInto('ongoing_project').values({ talent_id: talentId, name, position }).execute();
    } else {
      await trx
        .updateTable('ongoing_project')
        .set({ name, position })
        .where('id', '=', id)
        .where('talent_id', '=', talentId)
        .execute();
    }
  }
};

export const deleteOngoing = async (trx: Database, talentId: number, id: number) => {
  const { numDeletedRows } = await trx
    .deleteFrom('ongoing_project')
    .where('id', '=', id)
    .where('talent_id', '=', talentId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

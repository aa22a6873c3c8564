import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import { projectPeople } from '../../project-access/index.ts';
import type { RequiredLanguage } from './character-requirements.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

const requirements = (db: Database) =>
  db
    .selectFrom('project_character')
    .innerJoin('project', 'project.id', 'project_character.project_id')
    .leftJoin('gender', 'gender.id', 'project_character.gender_id')
    .select([
      'project_character.id',
      'project_character.name',
      'project_character.gender_id',
      'gender.name as gender_name',
      'project_character.playing_age_min',
      'project_character.playing_age_max',
      'project_character.height_min_mm',
      'project_character.height_max_mm',
      'project_character.works_from',
      'project_character.works_to',
      'project.shoot_starts_on',
      'project.shoot_ends_on',
      'project_character.musts',
      sql<Named[]>`coalesce((
        select json_agg(json_build_object('id', look.id, 'name', look.name) order by look.name)
        from character_look asked join look on look.id = asked.look_id
        where asked.character_id = project_character.id), '[]')`.as('looks'),
      sql<RequiredLanguage[]>`coalesce((
        select json_agg(json_build_object('id', language.id, 'name', language.name,
          'levelId', level.id, 'levelName', level.name) order by level.id desc, language.position)
        from character_language asked
        join language on language.id = asked.language_id
        join language_level level on level.id = asked.level_id
        where asked.character_id = project_character.id), '[]')`.as('languages'),
      sql<Named[]>`coalesce((
        select json_agg(json_build_object('id', skill.id, 'name', skill.name) order by skill.name)
        from character_skill asked join skill on skill.id = asked.skill_id
        where asked.character_id = project_character.id), '[]')`.as('skills'),
      sql<Named[]>`coalesce((
        select json_agg(json_build_object('id', city.id, 'name', city.name) order by place.position)
        from (
          select project.city_id, -1 as position where project.city_id is not null
          union all
          select city_id, position from project_other_city
          where project_id = project.id and city_id is distinct from project.city_id) place
        join city on city.id = place.city_id), '[]')`.as('cities'),
    ]);
export type RequirementsRow = Awaited<ReturnType<typeof listCharacters>>[number];

/** Whoever's they are, and whatever became of them. */
export const listCharacters = (db: Database, characterIds: readonly number[]) =>
  requirements(db)
    .where('project_character.id', 'in', [...characterIds])
    .execute();

/** Of a project this recruiter is on, as long as it can be cast. */
export const findCharacter = (db: Database, recruiterId: number, characterId: number) =>
  requirements(db)
    .innerJoin(projectPeople('person'), 'person.project_id', 'project.id')
    .where('person.account_id', '=', recruiterId)
    .where('project.status', '!=', 'closed')
    .where('project_character.status', '!=', 'dropped')
    .where('project_character.id', '=', characterId)
    .executeTakeFirst();

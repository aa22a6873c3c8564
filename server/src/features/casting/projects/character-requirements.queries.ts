import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { castableCharacters } from './castable.queries.ts';
import type { RequiredLanguage } from './character-requirements.ts';

export const findCharacter = (db: Database, recruiterId: number, characterId: number) =>
  castableCharacters(db, recruiterId)
    .leftJoin('gender', 'gender.id', 'project_character.gender_id')
    .leftJoin('look', 'look.id', 'project_character.look_id')
    .leftJoin('city', 'city.id', 'project.city_id')
    .select([
      'project_character.id',
      'project_character.name',
      'project_character.gender_id',
      'gender.name as gender_name',
      'project_character.playing_age_min',
      'project_character.playing_age_max',
      'project_character.height_min_mm',
      'project_character.height_max_mm',
      'project_character.look_id',
      'look.name as look_name',
      'project.city_id',
      'city.name as city_name',
      'project.shoot_starts_on',
      'project.shoot_ends_on',
      sql<RequiredLanguage[]>`coalesce((
        select json_agg(json_build_object('id', language.id, 'name', language.name,
          'levelId', level.id, 'levelName', level.name) order by level.id desc, language.position)
        from character_language asked
        join language on language.id = asked.language_id
        join language_level level on level.id = asked.level_id
        where asked.character_id = project_character.id), '[]')`.as('languages'),
      sql<{ id: number; name: string }[]>`coalesce((
        select json_agg(json_build_object('id', skill.id, 'name', skill.name) order by skill.name)
        from character_skill asked join skill on skill.id = asked.skill_id
        where asked.character_id = project_character.id), '[]')`.as('skills'),
    ])
    .where('project_character.id', '=', characterId)
    .executeTakeFirst();
